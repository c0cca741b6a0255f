/** Rates are kept as percent with at most six decimals, `numeric(9,6)`. */
const steps = 1_000_000;

/** `numerator / denominator`, to the nearest whole; a half goes away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  const rounded = Number((size * 2n + denominator) / (denominator * 2n));
  return isNegative ? -rounded : rounded;
}

/** So many percent of an amount, to the cent, without a float on the way: `5` of 50,000.00 is 2,500.00. */
export function percentOf(cents: number, percent: number): number {
  return divideHalfUp(BigInt(cents) * BigInt(Math.round(percent * steps)), BigInt(steps) * 100n);
}

/** A share of an amount in cents, in hundredths of a percent. */
export const shareOf = (cents: number, bps: number): number =>
  divideHalfUp(BigInt(cents) * BigInt(bps), 10_000n);

/** Splits a gross amount into the platform's fee and the rest, in cents. */
export function lessFee(grossCents: number, feeBps: number) {
  const feeCents = shareOf(grossCents, feeBps);
  return { netCents: grossCents - feeCents, feeCents };
}

/**
 * The same of one part of an amount, after so much of it. Its fee is what the fee of all parts so far grows by, so that the
 * fees of the parts add up to that of the whole.
 */
export function lessFeeOfPart(beforeCents: number, partCents: number, feeBps: number) {
  const feeCents = shareOf(beforeCents + partCents, feeBps) - shareOf(beforeCents, feeBps);
  return { netCents: partCents - feeCents, feeCents };
}
