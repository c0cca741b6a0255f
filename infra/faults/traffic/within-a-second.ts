/** Milliseconds in which something is to take effect. */
const promised = 1_000;
/** Milliseconds that even a machine which stands still may take. */
const bearable = 10_000;

/**
 * A promise of one second is measured three times, since the machine may stand still in any of them: the best must
 * keep the promise, and none may take longer than ten seconds. Gives what is wrong with the samples, three by three.
 */
export function lateness(what: string, samples: number[]): string[] {
  const wrong = samples
    .filter((sample) => sample > bearable)
    .map((sample) => `${what}: after ${Math.round(sample)} ms`);
  for (let from = 0; from + 3 <= samples.length; from += 3) {
    const best = Math.min(...samples.slice(from, from + 3));
    if (best > promised) wrong.push(`${what}: after ${Math.round(best)} ms at best of three`);
  }
  if (samples.length < 3) wrong.push(`${what}: was measured ${samples.length} times, not three`);
  return wrong;
}

/** Milliseconds until it holds; infinite where it does not. */
export async function untilItHolds(holds: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  do {
    if (await holds()) return performance.now() - since;
  } while (performance.now() - since < bearable);
  return Number.POSITIVE_INFINITY;
}
