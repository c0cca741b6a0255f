import { unprocessable } from '@sidework/chassis/errors';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import type { User } from '../../accounts/table.ts';
import { refused } from '../../refusals/refusal.ts';

type Banned = Pick<User, 'bannedUntil'>;

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

/** The end of a ban from a duration as Go writes it; null if `none` lifts the ban, undefined if no ban is meant. */
export function endAfter(given: string | null | undefined, now: Date): Date | null | undefined {
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

/** The end that staff choose, which is still to come; without one the ban has no end. */
export function chosenEnd(given: string | null, now: Date): Date {
  const until = new Date(given ?? bannedWithoutEnd);
  if (until <= now) throw unprocessable('ban_in_the_past');
  return until;
}

export const isBanned = ({ bannedUntil }: Banned, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now;

/** A ban that is over stays on the account until a job lifts it. */
export const isToBeLifted = ({ bannedUntil }: Banned, now: Date): boolean =>
  bannedUntil !== null && bannedUntil <= now;

export function requireNotBanned(
  banned: Banned,
  now: Date,
  told?: string,
  details?: { status: number },
): void {
  if (isBanned(banned, now)) throw refused('user_banned', told, details);
}

/** Only administrators ban staff; the decision of a moderator about a report does not. */
export const maySuspend = (roles: readonly Role[]): boolean =>
  !roles.includes('admin') && !roles.includes('moderator');
