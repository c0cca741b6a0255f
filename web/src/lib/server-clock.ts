/** By how many milliseconds the server is ahead of the clock of this device. */
let aheadMs = 0;

/** `Date` of an answer has whole seconds, and the answer was under way: a smaller difference is none. */
const toleranceMs = 5_000;

/** Learns from an answer of the server what time it is. */
export function noteServerTime({ headers }: Response): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  // Without a date it is not a number, which is neither larger nor smaller.
  if (Math.abs(ahead) >= 0) aheadMs = Math.abs(ahead) > toleranceMs ? ahead : 0;
}

/** Now on the server's clock, in milliseconds since 1970: deadlines are the server's, and devices are wrong by minutes. */
export const serverNow = (): number => Date.now() + aheadMs;
