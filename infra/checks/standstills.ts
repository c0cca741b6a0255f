const every = 50;
/** A timer is this late on any machine. */
const leastLate = 50;

/** Measures how long the machine ran no process, by a timer in a process that does nothing else. */
export function watchStandstills() {
  const seen: { at: number; milliseconds: number }[] = [];
  let due = Date.now() + every;
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - due > leastLate) seen.push({ at: now, milliseconds: now - due });
    due = now + every;
  }, every);
  timer.unref();
  return {
    longestBetween: (from: number, to: number) =>
      longest(seen.filter(({ at, milliseconds }) => at >= from && at - milliseconds <= to)),
  };
}

const longest = (these: { milliseconds: number }[]) =>
  these.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
