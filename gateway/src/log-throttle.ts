const most = 5;
const span = 60_000;

/**
 * Whether what strangers can cause at will is worth one more line of the log: a few are, each minute. Gives how many
 * were passed over since the last one, or undefined.
 */
export function logThrottle(now: () => number = Date.now): () => number | undefined {
  let endsAt = Number.NEGATIVE_INFINITY;
  let written = 0;
  let passedOver = 0;
  return () => {
    if (now() >= endsAt) [endsAt, written] = [now() + span, 0];
    if (written === most) {
      passedOver += 1;
      return undefined;
    }
    const since = passedOver;
    written += 1;
    passedOver = 0;
    return since;
  };
}
