import { unprocessable } from '@sidework/chassis/errors';
import {
  type AdultAccountType,
  userTypeOf,
} from '@sidework/contracts/identity/profiles/account-types';
import * as Profile from '../../profiles/profile.ts';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';

export interface Correction {
  accountType?: AdultAccountType | undefined;
  dateOfBirth?: string | undefined;
}

export const isChild = ({ accountType }: Pick<ProfileRow, 'accountType'>) =>
  accountType === 'sidework_kids';

/** Gives a profile with a corrected birth date or account type; a minor has a kids account, and no adult has one. */
export function correctedProfile(
  profile: ProfileRow,
  correction: Correction,
  now: Date,
): ProfileRow {
  const birth = birthAfter(profile, correction, now);
  const wasChild = isChild(profile);
  const dateOfBirth = birth?.dateOfBirth ?? null;
  if (birth ? isMinor(birth) : wasChild) {
    if (correction.accountType) throw unprocessable('kids_account_fixed');
    return birth && !wasChild
      ? Profile.asChild(profile, birth, now)
      : { ...profile, dateOfBirth, updatedAt: now };
  }
  const accountType = correction.accountType ?? (wasChild ? 'gig_worker' : profile.accountType);
  const userType = userTypeOf(accountType);
  return { ...profile, dateOfBirth, accountType, userType, updatedAt: now };
}

function birthAfter(profile: ProfileRow, { dateOfBirth }: Correction, now: Date) {
  if (dateOfBirth) return birthOf({ dateOfBirth: null }, dateOfBirth, now);
  return profile.dateOfBirth ? birthOf(profile, undefined, now) : undefined;
}
