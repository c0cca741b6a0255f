import { forbidden, unprocessable } from '@sidework/chassis/errors';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { User } from '../../accounts/table.ts';
import { isBanned } from '../../bans/rules/ban.ts';
import * as Profile from '../../profiles/profile.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';

export function requireOthersAccount(staffId: string | undefined, userId: string): void {
  if (staffId === userId) throw forbidden('own_account');
}

export function requireMayBeStaff(
  profile: ProfileRow,
  user: Pick<User, 'bannedUntil'>,
  now: Date,
): void {
  if (!Profile.isKnownAdult(profile)) throw unprocessable('staff_must_be_adult');
  if (isBanned(user, now)) throw unprocessable('staff_must_not_be_banned');
}

const isOfAccount = (role: Role) => role === 'professional';

/** The roles after staff were given `given`; what follows the account type stays. */
export function changeOf(before: Role[], given: Role[]) {
  const after: Role[] = [...new Set([...before.filter(isOfAccount), ...given])].sort();
  const lost = before.filter((role) => !after.includes(role));
  const hasGained = after.some((role) => !before.includes(role));
  return { after, lost, hasGained };
}
