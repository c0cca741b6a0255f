import type {
  ChildSummary,
  ChildView,
  GuardianConsent,
} from '@sidework/contracts/schema/identity/family/guardians';
import type { KidsProfile } from '@sidework/contracts/schema/identity/kids/kids';

export function aKidsProfile(kids: Partial<KidsProfile> = {}): KidsProfile {
  return {
    idVerificationStatus: 'none',
    parentConsentGiven: false,
    parentName: 'Pat Green',
    parentEmail: 'p•••@e•••.com',
    parentPhone: '•••-0123',
    askedAt: '2026-01-05T10:00:00.000Z',
    waitingConsent: null,
    permits: [],
    quietHours: null,
    mayAct: false,
    hindrance: 'consent_missing',
    guardians: [],
    ...kids,
  };
}

const childId = '0193d2a0-0000-7000-8000-00000000c41d';

export function aChildSummary(child: Partial<ChildSummary> = {}): ChildSummary {
  return {
    id: childId,
    fullName: 'Robin Green',
    avatarUrl: '/kids-avatars/fox.svg',
    idVerificationStatus: 'verified',
    parentConsentGiven: true,
    isPaused: false,
    mayAct: true,
    hindrance: null,
    ...child,
  };
}

export function aConsent(consent: Partial<GuardianConsent> = {}): GuardianConsent {
  return {
    id: '0193d2a0-0000-7000-8000-0000000c0e5e',
    guardianName: 'Pat Green',
    isOwn: true,
    method: 'card',
    status: 'given',
    permits: ['messaging'],
    policyVersion: '2026-11',
    submittedAt: '2026-01-05T10:00:00.000Z',
    givenAt: '2026-01-05T10:00:00.000Z',
    revokedAt: null,
    reason: null,
    ...consent,
  };
}

export function aChild(child: Partial<ChildView> = {}): ChildView {
  return {
    ...aChildSummary(),
    location: 'Newark, NJ',
    dateOfBirth: '2011-05-04',
    timeZone: 'America/New_York',
    permits: ['messaging'],
    quietHours: null,
    verifiedUntil: '2027-01-05T10:00:00.000Z',
    consents: [aConsent()],
    guardians: [{ id: childId, fullName: 'Pat Green', isYou: true }],
    ...child,
  };
}
