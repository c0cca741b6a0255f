import { randomUUID } from 'node:crypto';
import type { KidsProfile } from '../src/kids/table.ts';

export const aKidsProfile = (given: Partial<KidsProfile> = {}): KidsProfile => ({
  profileId: randomUUID(),
  dateOfBirth: '2011-05-17',
  parentName: 'Grace Example',
  parentEmail: 'grace@example.com',
  parentPhone: '+1 555 010 0123',
  idVerificationStatus: 'none',
  parentConsentGiven: false,
  verifiedAt: null,
  verifiedUntil: null,
  pausedAt: null,
  quietFrom: null,
  quietUntil: null,
  toldMayAct: false,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  updatedAt: new Date('2026-01-01T12:00:00Z'),
  ...given,
});
