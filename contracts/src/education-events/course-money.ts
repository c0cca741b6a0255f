import { formatCents } from '../kernel/money.ts';

/** What the platform keeps of an amount, rounded half up. */
export const feeOf = (amountCents: number, feeBps: number) =>
  Math.floor((amountCents * feeBps + 5_000) / 10_000);

/** The educator's share of the price. */
export const shareOf = (amountCents: number, feeBps: number) =>
  amountCents - feeOf(amountCents, feeBps);

/** A price as the catalogue shows it: `$89`, `$89.50`, `Free` (decision 62). */
export function priceLabel(priceCents: number): string {
  if (priceCents === 0) return 'Free';
  return formatCents(priceCents).replace(/\.00$/, '');
}
