/** How far a clock may be set back before what it says now is believed. */
const standsStillFor = 1_000;

/**
 * Milliseconds that never run backwards by a little: where `read` is set back by less than a second, as machines do to mend
 * their clocks, it stands still until it is caught up with. So what was written later is never of an earlier moment.
 */
export function steadyClock(read: () => number): () => number {
  let latest = Number.NEGATIVE_INFINITY;
  return () => {
    const at = read();
    const isSetBackALittle = at < latest && latest - at < standsStillFor;
    if (!isSetBackALittle) latest = at;
    return latest;
  };
}

/** Now on this machine's clock, and never a little before what it was. */
export const steadyNow = steadyClock(() => Date.now());
