/** So many requests or tries in so many seconds. */
export interface Bound {
  count: number;
  seconds: number;
}

const mostOfOneDevice = 5;

/** A known device is counted by itself, so that neither strangers nor another device use up its tries. */
export const boundOfDevice = ({ count, seconds }: Bound): Bound => ({
  count: Math.min(count, mostOfOneDevice),
  seconds,
});

/** Seconds until there is room for one more within `bounds`, after the tries of `earlier`, oldest first. */
export function secondsToWait(earlier: Date[], now: Date, bounds: Bound[]): number {
  const waits = bounds.map(({ count, seconds }) => {
    const since = now.getTime() - seconds * 1000;
    const within = earlier.filter((at) => at.getTime() > since);
    if (within.length < count) return 0;
    const leaving = within[within.length - count] ?? now;
    return Math.ceil((leaving.getTime() - since) / 1000);
  });
  return Math.max(0, ...waits);
}
