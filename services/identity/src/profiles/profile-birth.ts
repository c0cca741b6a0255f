import { conflict, type Fields, unprocessable } from '@sidework/chassis/errors';
import { adultAge } from '@sidework/contracts/identity/profiles/account-types';
import { type AgeBand, ageBandOf } from '@sidework/contracts/identity/profiles/age-bands';
import { ageOn, isPossibleBirthDate } from '@sidework/contracts/identity/profiles/birth-date';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { type ProblemCode, problems } from '@sidework/contracts/problems';
import type { Profile } from './table.ts';

export interface Birth {
  dateOfBirth: string;
  /** Full years by the last time zone, so that no zone makes a person older. */
  age: number;
}

const latestBirthdays = 'Etc/GMT+12';

/** Gives the birth date: the first one that was given stays. */
export function birthOf(
  { dateOfBirth: known }: Pick<Profile, 'dateOfBirth'>,
  given: string | undefined,
  now: Date,
): Birth {
  if (known && given && given !== known)
    throw conflict('birth_date_fixed', undefined, field('birth_date_fixed'));
  const dateOfBirth = known ?? given;
  if (!dateOfBirth) throw unprocessable('birth_date_needed', undefined, field('birth_date_needed'));
  const today = dayIn(latestBirthdays, now);
  if (!known && !isPossibleBirthDate(dateOfBirth, today))
    throw unprocessable('birth_date_impossible', undefined, field('birth_date_impossible'));
  return { dateOfBirth, age: ageOn(dateOfBirth, today) };
}

export const isMinor = ({ age }: Birth) => age < adultAge;

/** A child of unknown age counts as the youngest. */
export function bandOf(
  { accountType, dateOfBirth }: Pick<Profile, 'accountType' | 'dateOfBirth'>,
  now: Date,
): AgeBand | null {
  if (accountType !== 'sidework_kids') return null;
  return dateOfBirth ? ageBandOf(ageOn(dateOfBirth, dayIn(latestBirthdays, now))) : 'under_14';
}

const field = (code: ProblemCode): Fields => ({ dateOfBirth: problems[code] });
