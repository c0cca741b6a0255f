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

/** Tries that strangers cannot use up, so that nobody locks the owner out of a browser that they signed in with before. */
export const keptBack = 3;

/** Of those that are kept back: whoever once signed in there leaves something to the owner's other browsers. */
const ofOneDevice = 1;

/** What was tried before, oldest first. */
export interface Earlier {
  /** By anybody. */
  all: Date[];
  /** By the known device that asks, of what is kept back; a stranger has none. */
  keptBack?: Date[] | undefined;
}

/** Of which tries one is. */
export type Share = 'shared' | 'kept back';

export type Admission = { of: Share } | { wait: number };

/**
 * What holds for the wrong passwords of one account, whoever tried them. It is the same for every account, whether it
 * has known devices or is not there at all: how many tries there are must not tell. Where nothing is left it says for
 * how many seconds.
 */
export function admit(
  { PASSWORD_TRIES: tries, PASSWORD_TRIES_PER_MINUTE: perMinute }: Settings,
  { all, keptBack: own }: Earlier,
  now: Date,
  seconds = windowSeconds,
): Admission {
  const within = (count: number) => ({ count, seconds });
  const shared = within(Math.min(tries, Math.max(1, tries - keptBack)));
  if (!own) {
    const wait = secondsToWait(all, now, [shared, { count: perMinute, seconds: 60 }]);
    return wait === 0 ? { of: 'shared' } : { wait };
  }
  const untilShared = secondsToWait(all, now, [shared]);
  if (untilShared === 0) return { of: 'shared' };
  const untilOwn = secondsToWait(own, now, [within(ofOneDevice)]);
  const untilAny = secondsToWait(all, now, [within(tries)]);
  const wait = Math.max(untilAny, Math.min(untilShared, untilOwn));
  return wait === 0 ? { of: 'kept back' } : { wait };
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
