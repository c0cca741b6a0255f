import { unprocessable } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';
import type { User } from '../accounts/table.ts';
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

export const isBanned = ({ bannedUntil: until }: Pick<User, 'bannedUntil'>, now: Date) =>
  until !== null && until > now;

/** A ban that staff give begins at once, so its end is still to come. */
export function requireToCome(until: Date, now: Date): Date {
  if (until <= now) throw unprocessable('ban_in_the_past');
  return until;
}

/** Administrators cannot ban or delete their own account. */
export function requireOthers(staffId: string | undefined, userId: string): void {
  if (staffId === userId) throw refused('not_admin', problems.own_account);
}

/** An administrator who can decide always stays, also where a program asks. */
export function requireAdministratorStays(hasOther: boolean): void {
  if (!hasOther) throw refused('conflict', problems.last_administrator);
}
