import { refused } from '../refusals/refusal.ts';

const milliseconds: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const part = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|ms|s|m|h)/g;
const whole = new RegExp(`^(?:${part.source})+$`);
const longest = 1_000 * 365 * 86_400_000;

/** When a ban ends that was given as Go writes durations; null where `none` lifts it, undefined where none is meant. */
export function bannedUntil(given: string | null | undefined, now: Date): Date | null | undefined {
  if (!given) return undefined;
  if (given === 'none') return null;
  if (!whole.test(given))
    throw refused(
      'validation_failed',
      `invalid format for ban duration: time: invalid duration "${given}"`,
    );
  const parts = [...given.matchAll(part)];
  const length = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (milliseconds[unit ?? ''] ?? 0),
    0,
  );
  return new Date(now.getTime() + Math.min(length, longest));
}
