import { divideHalfUp } from '@sidework/contracts/kernel/percent';

/** An amount in cents or a rate as a fraction of whole numbers, so that only the line that is shown is rounded. */
export interface Exact {
  top: bigint;
  bottom: bigint;
}

export const none: Exact = { top: 0n, bottom: 1n };

/** Reads whole cents, or a rate that is written as decimals. */
export function exact(value: number | string): Exact {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export const plus = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, top: -b.top });

export const times = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

export const isOver = (a: Exact, b: Exact): boolean => a.top * b.bottom > b.top * a.bottom;

export const larger = (a: Exact, b: Exact): Exact => (isOver(a, b) ? a : b);
export const smaller = (a: Exact, b: Exact): Exact => (isOver(a, b) ? b : a);

/** An amount that is never below 0. */
export const atLeastNone = (a: Exact): Exact => larger(a, none);

/** A share of an amount that is never below 0; the divisor is positive. */
export const over = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.bottom,
  bottom: a.bottom * b.top,
});

/** Number of whole steps in an amount that is not below 0. */
export const stepsIn = (amount: Exact, step: number, rounding: 'up' | 'down'): Exact => {
  const { top, bottom } = over(amount, exact(step));
  const whole = top / bottom;
  return { top: rounding === 'up' && whole * bottom < top ? whole + 1n : whole, bottom: 1n };
};

export const toCents = ({ top, bottom }: Exact): number => divideHalfUp(top, bottom);
