import { forbidden } from '@sidework/chassis/errors';
import { type TermsAgreement, termsVersion } from '@sidework/contracts/identity/terms/terms';
import type { Profile } from '../profiles/table.ts';
import type { Agreement } from './table.ts';

/** A child agrees to nothing itself: its guardian does, with the consent. */
export function requireAdult({ accountType }: Pick<Profile, 'accountType'>): void {
  if (accountType === 'sidework_kids') throw forbidden('terms_need_guardian');
}

/** One row for the person who agrees, and one for each child that they look after. */
export function agreements(personId: string, childIds: string[], agreedAt: Date): Agreement[] {
  const common = { version: termsVersion, agreedAt };
  return [
    { ...common, personId, isByGuardian: false },
    ...childIds.map((childId) => ({ ...common, personId: childId, isByGuardian: true })),
  ];
}

export const toTermsAgreement = (latest: Agreement | undefined): TermsAgreement => ({
  version: termsVersion,
  agreedVersion: latest?.version ?? null,
  agreedAt: latest?.agreedAt.toISOString() ?? null,
  isByGuardian: latest?.isByGuardian ?? false,
});
