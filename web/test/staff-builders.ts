import type { DataExport } from '@sidework/contracts/schema/identity/exports/exports';
import type { AuditLogEntry } from '@sidework/contracts/schema/identity/staff/audit-log';
import type {
  ChildFile,
  WaitingConsent,
  WaitingVerification,
} from '@sidework/contracts/schema/identity/staff/staff';
import type { AccountView } from '@sidework/contracts/schema/identity/staff/staff-accounts';
import { aToken, signInAs } from './builders.ts';
import { renderApp } from './render-app.tsx';

let made = 0;

function anId(): string {
  made += 1;
  return `0193d2a0-0000-4000-9000-${String(made).padStart(12, '0')}`;
}

const moment = '2026-01-05T10:00:00.000Z';

/** The person of staff has shown a second step. */
export function openAsStaff(path: string, role: 'moderator' | 'admin' = 'admin') {
  signInAs({ roles: [role] }, { access_token: aToken({ aal: 'aal2' }) });
  return renderApp(path);
}

export function aWaitingVerification(
  given: Partial<WaitingVerification> = {},
): WaitingVerification {
  return {
    childId: anId(),
    childName: 'Tim K.',
    state: 'NJ',
    consentMethod: 'card',
    guardianName: 'Karen King',
    waitingSince: moment,
    ...given,
  };
}

export function aWaitingConsent(given: Partial<WaitingConsent> = {}): WaitingConsent {
  return {
    id: anId(),
    childId: anId(),
    childName: 'Tim K.',
    guardianName: 'Karen King',
    method: 'signed_form',
    permits: ['messaging'],
    hasForm: true,
    submittedAt: moment,
    ...given,
  };
}

export function aChildFile(given: Partial<ChildFile> = {}): ChildFile {
  return {
    id: anId(),
    fullName: 'Tim King',
    email: 'tim@example.com',
    dateOfBirth: '2011-04-29',
    age: 14,
    location: 'Newark, NJ',
    parentName: 'Karen King',
    parentEmail: 'karen@example.com',
    parentPhone: '+12015550123',
    idVerificationStatus: 'pending',
    parentConsentGiven: true,
    isPaused: false,
    createdAt: moment,
    guardians: [
      { id: anId(), fullName: 'Karen King', email: 'karen@example.com', linkedAt: moment },
    ],
    consents: [
      {
        id: anId(),
        guardianName: 'Karen King',
        guardianEmail: null,
        method: 'card',
        status: 'given',
        permits: ['messaging', 'paid_work'],
        cardLast4: '4242',
        hasForm: false,
        submittedAt: moment,
        givenAt: moment,
        revokedAt: null,
        reason: null,
      },
    ],
    ...given,
  };
}

export function anAccount(given: Partial<AccountView> = {}): AccountView {
  return {
    guardians: [],
    children: [],
    id: anId(),
    fullName: 'Grace Hopper',
    email: 'grace@example.com',
    accountType: 'gig_worker',
    userType: 'professional',
    roles: ['professional'],
    avatarUrl: null,
    child: null,
    bannedUntil: null,
    createdAt: moment,
    lastSignInAt: moment,
    phone: null,
    isSetUp: true,
    hasSecondFactor: false,
    sessionCount: 2,
    banReason: null,
    ...given,
  };
}

export function anAuditEntry(given: Partial<AuditLogEntry> = {}): AuditLogEntry {
  return {
    id: anId(),
    at: moment,
    service: 'identity',
    actorId: anId(),
    actorName: 'Ada Lovelace',
    action: 'factor_deleted',
    targetId: anId(),
    targetName: 'Grace Hopper',
    reason: null,
    outcome: 'done',
    details: {},
    requestId: 'request-1',
    position: 7,
    ...given,
  };
}

export function aDataExport(given: Partial<DataExport> = {}): DataExport {
  return {
    id: anId(),
    state: 'ready',
    requestedAt: moment,
    readyAt: moment,
    expiresAt: '2026-01-12T10:00:00.000Z',
    size: 1_234_567,
    gathered: ['identity', 'marketplace'],
    awaited: ['identity', 'marketplace'],
    ...given,
  };
}
