import type { KidsProfile } from '@sidework/contracts/schema/identity/kids';

export function aKidsProfile(kids: Partial<KidsProfile> = {}): KidsProfile {
  return {
    idVerificationStatus: 'none',
    parentConsentGiven: false,
    parentName: 'Pat Green',
    parentEmail: 'p•••@e•••.com',
    parentPhone: '•••-0123',
    askedAt: '2026-01-05T10:00:00.000Z',
    permits: [],
    quietHours: null,
    mayAct: false,
    hindrance: 'consent_missing',
    guardians: [],
    ...kids,
  };
}
