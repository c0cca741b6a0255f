/** The fields that rotation needs; the first key signs. */
interface Rotating {
  /** Set for a retired key. */
  publishedUntil?: string | undefined;
}

/** No token lives longer than a day: the settings and the command that makes one for a program see to that. */
const longestToken = 24 * 3_600_000;
const margin = 3_600_000;

export const isPublished = ({ publishedUntil }: Rotating, now: Date) =>
  !publishedUntil || new Date(publishedUntil) > now;

/**
 * The second key signs from now on, and a new one waits in its place, published long before it signs. The one that signed
 * stays until its last token has run out.
 */
export function rotated<Key extends Rotating>(keys: Key[], make: () => Key, now: Date): Key[] {
  const [signing, ...waiting] = keys.filter((key) => !key.publishedUntil);
  const retiring = keys.filter((key) => key.publishedUntil && isPublished(key, now));
  const publishedUntil = new Date(now.getTime() + longestToken + margin).toISOString();
  const next = waiting.length > 0 ? waiting : [make()];
  return [...next, make(), ...(signing ? [{ ...signing, publishedUntil }] : []), ...retiring];
}
