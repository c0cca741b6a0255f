import { unprocessable } from '@sidework/chassis/errors';
import type { AdultAccountType } from '@sidework/contracts/identity/profiles/account-types';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import { asAdult, asChild, isChild } from '../../profiles/profile-childhood.ts';
import type { Profile } from '../../profiles/table.ts';

export interface Correction {
  accountType?: AdultAccountType | undefined;
  dateOfBirth?: string | undefined;
}

/** Gives a profile with a corrected birth date or account type; a minor has a kids account, and no adult has one. */
export function correctedProfile(profile: Profile, correction: Correction, now: Date): Profile {
  const birth = birthAfter(profile, correction, now);
  const wasChild = isChild(profile);
  const dateOfBirth = birth?.dateOfBirth ?? null;
  if (birth ? isMinor(birth) : wasChild) {
    if (correction.accountType) throw unprocessable('kids_account_fixed');
    return birth && !wasChild
      ? asChild(profile, birth, now)
      : { ...profile, dateOfBirth, updatedAt: now };
  }
  const staying = profile.accountType === 'sidework_kids' ? undefined : profile.accountType;
  return { ...asAdult(profile, now, correction.accountType ?? staying), dateOfBirth };
}

function birthAfter(profile: Profile, { dateOfBirth }: Correction, now: Date) {
  if (dateOfBirth) return birthOf({ dateOfBirth: null }, dateOfBirth, now);
  return profile.dateOfBirth ? birthOf(profile, undefined, now) : undefined;
}
