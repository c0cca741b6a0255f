/** So many tries in so many seconds. */
export interface Bound {
  count: number;
  seconds: number;
}

export interface Settings {
  PASSWORD_TRIES: number;
  PASSWORD_TRIES_PER_MINUTE: number;
}

export const windowSeconds = 15 * 60;

/** Wrong ones at each known device, which is counted by itself: neither strangers nor another device use them up. */
const ofOneDevice = 5;

/**
 * What holds for the wrong passwords of one account. It is the same for every account, whether it has known devices or is
 * not there at all: how many tries there are must not tell.
 */
export function boundsOf(
  { PASSWORD_TRIES: tries, PASSWORD_TRIES_PER_MINUTE: perMinute }: Settings,
  isKnownDevice: boolean,
  seconds = windowSeconds,
): Bound[] {
  if (isKnownDevice) return [{ count: Math.min(tries, ofOneDevice), seconds }];
  return [
    { count: tries, seconds },
    { count: perMinute, seconds: 60 },
  ];
}

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
