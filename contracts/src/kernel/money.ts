/** The largest amount anything here may cost: one thousand million dollars, in cents. */
export const maxCents = 100_000_000_000;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as the specification shows money: `$1,234.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/**
 * Reads an amount that a person typed, in cents; undefined where it is not an amount with at most two decimals.
 * Works on the digits, so that no float rounds a cent away.
 */
export function parseDollars(text: string): number | undefined {
  const match = /^\$?\s*(-?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match || (match[2] === undefined && !match[3])) return undefined;
  const [, sign, whole = '0', cents = ''] = match;
  const value = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return sign ? -value : value;
}

/** The budget text of a job (specification section 9, D-24). */
export function formatBudget(minCents: number | null, maxCents: number | null): string {
  if (minCents !== null && maxCents !== null)
    return `${formatCents(minCents)} - ${formatCents(maxCents)}`;
  if (minCents !== null) return `From ${formatCents(minCents)}`;
  if (maxCents !== null) return `Up to ${formatCents(maxCents)}`;
  return 'Budget not specified';
}
