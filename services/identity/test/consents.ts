import { randomUUID } from 'node:crypto';
import type { Consent } from '../src/family/consents/table.ts';

export const aConsent = (given: Partial<Consent> = {}): Consent => ({
  id: randomUUID(),
  childId: randomUUID(),
  guardianId: randomUUID(),
  requestId: randomUUID(),
  method: 'card',
  status: 'given',
  permits: ['messaging', 'paid_work', 'photos'],
  policyVersion: '1',
  textsHash: 'a'.repeat(64),
  address: null,
  submittedAt: new Date('2026-01-02T12:00:00Z'),
  givenAt:
    given.status === undefined || given.status === 'given'
      ? new Date('2026-01-02T12:00:00Z')
      : null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  revokedAt: null,
  revokedBy: null,
  cardBrand: null,
  cardLast4: null,
  cardReference: null,
  formKey: null,
  confirmDueAt: null,
  ...given,
});
