import { divideHalfUp } from '@sidework/contracts/kernel/percent';

/** `part / whole × 100`, to two decimals; a half goes away from zero. */
const percentage = (part: number, whole: number) =>
  divideHalfUp(BigInt(part) * 10_000n, BigInt(whole)) / 100;

/** It is in percent of the revenue, and 0 without revenue. */
export const profitMargin = (netCents: number, revenueCents: number): number =>
  revenueCents === 0 ? 0 : percentage(netCents, revenueCents);

/** How much more was earned than in the year before; null without one, or where it came to nothing (D-88). */
export function growthRate(netCents: number, previousNetCents: number | undefined): number | null {
  if (previousNetCents === undefined || previousNetCents === 0) return null;
  return percentage(netCents - previousNetCents, Math.abs(previousNetCents));
}
