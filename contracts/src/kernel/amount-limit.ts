/** This stands beside the field of an amount above `maxCents`. It is not in `money.ts`, which every page loads first. */
export const aboveMaxCents = 'Enter at most $1,000,000,000';

/** The words for what is no whole number of cents. A number too large to be exact is told its limit instead. */
export const centsFault = (words?: string, above = aboveMaxCents) => ({
  error: ({ code }: { code?: string }) => (code === 'too_big' ? above : words),
});
