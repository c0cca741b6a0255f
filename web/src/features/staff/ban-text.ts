import { exactText } from '../../lib/dates.ts';

const yearMs = 365 * 24 * 3_600_000;

/** A ban without an end is kept as one far off. */
const endlessMs = 50 * yearMs;

/** Undefined where there is no ban, or where it has run out. */
export function banText(bannedUntil: string | null, now: number): string | undefined {
  if (!bannedUntil || Date.parse(bannedUntil) <= now) return undefined;
  const isEndless = Date.parse(bannedUntil) - now > endlessMs;
  return isEndless ? 'Banned until lifted' : `Banned until ${exactText(bannedUntil)}`;
}
