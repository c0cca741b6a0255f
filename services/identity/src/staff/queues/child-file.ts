import { waitingConsentStatuses } from '@sidework/contracts/identity/kids/kids';
import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { birthOf } from '../../profiles/profile-birth.ts';
import type { consentsForChild, getChild, guardiansWithContact } from './child-queries.ts';

type Child = Awaited<ReturnType<typeof getChild>>;
type Guardian = Awaited<ReturnType<typeof guardiansWithContact>>[number];
type Consent = Awaited<ReturnType<typeof consentsForChild>>[number];

interface Around {
  guardians: Guardian[];
  consents: Consent[];
  now: Date;
}

export function toChildFile({ kid, profile, email }: Child, around: Around): ChildFile {
  return {
    id: profile.id,
    fullName: profile.fullName,
    email,
    dateOfBirth: kid.dateOfBirth,
    age: birthOf(kid, undefined, around.now).age,
    location: profile.location,
    parentName: kid.parentName,
    parentEmail: kid.parentEmail,
    parentPhone: kid.parentPhone,
    idVerificationStatus: kid.idVerificationStatus,
    parentConsentGiven: kid.parentConsentGiven,
    isPaused: kid.pausedAt !== null,
    createdAt: profile.createdAt.toISOString(),
    guardians: around.guardians.map(({ linkedAt, ...guardian }) => ({
      ...guardian,
      linkedAt: linkedAt.toISOString(),
    })),
    consents: around.consents.map(toConsentInFile),
  };
}

const isWaiting = ({ status }: Consent) => waitingConsentStatuses.some((one) => one === status);

const toConsentInFile = (consent: Consent): ChildFile['consents'][number] => ({
  id: consent.id,
  guardianName: consent.guardianName ?? '',
  guardianEmail: isWaiting(consent) ? consent.guardianEmail : null,
  method: consent.method,
  status: consent.status,
  permits: consent.permits,
  cardLast4: consent.cardLast4,
  hasForm: consent.formKey !== null,
  submittedAt: consent.submittedAt.toISOString(),
  givenAt: consent.givenAt?.toISOString() ?? null,
  revokedAt: consent.revokedAt?.toISOString() ?? null,
  reason: consent.reason,
});
