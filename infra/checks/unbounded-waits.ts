/** The web's tests and the journeys have a bound for all of their waits in one place, but for `toPass`. */
const hasOwnBound = /^web\/|^services\/[^/]+\/e2e\//;
const waits = /\b(?:vi\s*\.\s*waitFor|vi\s*\.\s*waitUntil|expect\s*\.\s*poll)(?:<[^(]*>)?\(/g;
const passes = /\.toPass\(/g;

/** Waits that leave their bound to a default, which is a second: each says for how long it waits at most. */
export function unboundedWaits(path: string, source: string): string[] {
  const found = (pattern: RegExp, least: number) =>
    [...source.matchAll(pattern)]
      .filter((match) => countArguments(source, match.index + match[0].length) < least)
      .map((match) => source.slice(0, match.index).split('\n').length);
  const lines = [...found(passes, 1), ...(hasOwnBound.test(path) ? [] : found(waits, 2))];
  return lines.map((line) => `${path}:${line} waits without a bound of its own: { timeout: … }`);
}

/** Counts the arguments of the call that begin here; brackets within texts are taken to be balanced. */
function countArguments(source: string, from: number): number {
  let depth = 1;
  let count = 0;
  let isEmpty = true;
  for (let at = from; depth > 0 && at < source.length; at += 1) {
    const sign = source.charAt(at);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    const ends = depth === 0 || (depth === 1 && sign === ',');
    if (ends && !isEmpty) count += 1;
    if (ends) isEmpty = true;
    else if (sign.trim()) isEmpty = false;
  }
  return count;
}
