import { conflict, forbidden } from '@sidework/chassis/errors';
import { type TermsAgreement, termsVersion } from '@sidework/contracts/identity/terms/terms';
import { isKnownAdult } from '../profiles/profile.ts';
import type { Profile } from '../profiles/table.ts';
import type { Agreement } from './table.ts';

/** A guardian agrees for a child; whether a person is one is known once they set up their profile. */
export function requireAdult(profile: Pick<Profile, 'accountType' | 'isSetUp'>): void {
  if (profile.accountType === 'sidework_kids') throw forbidden('terms_need_guardian');
  if (!isKnownAdult(profile)) throw conflict('terms_need_profile');
}

/** One row for the person who agrees, and one for each child that they look after. */
export function agreements(personId: string, childIds: string[], agreedAt: Date): Agreement[] {
  const common = { version: termsVersion, agreedAt };
  return [
    { ...common, personId, isByGuardian: false },
    ...childIds.map((childId) => ({ ...common, personId: childId, isByGuardian: true })),
  ];
}

/** A guardian's agreement, as it counts for a child that they look after from now on. */
export const forChild = ({ version }: Agreement, childId: string, agreedAt: Date): Agreement => ({
  personId: childId,
  version,
  agreedAt,
  isByGuardian: true,
});

export const toTermsAgreement = (
  latest: Agreement | undefined,
  isAsked: boolean,
): TermsAgreement => ({
  version: termsVersion,
  agreedVersion: latest?.version ?? null,
  agreedAt: latest?.agreedAt.toISOString() ?? null,
  isByGuardian: latest?.isByGuardian ?? false,
  isAsked,
});
