import { formatCents } from '../kernel/money.ts';
import { lessFee } from '../kernel/percent.ts';

/** The educator's share of the price. */
export const shareOf = (amountCents: number, feeBps: number) =>
  lessFee(amountCents, feeBps).netCents;

/** A price as the catalogue shows it: `$89`, `$89.50`, `Free` (D-62). */
export function priceLabel(priceCents: number): string {
  if (priceCents === 0) return 'Free';
  return formatCents(priceCents).replace(/\.00$/, '');
}
