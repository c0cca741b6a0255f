import type {
  ChildAccess,
  ChildSession,
  ChildSummary,
  ChildView,
  GuardianConsent,
} from '@sidework/contracts/identity/family/guardians';
import type { OwnSession } from '@sidework/contracts/identity/own-sessions/own-sessions';
import type { AuditRow } from '../../audit/queries.ts';
import { toQuietHours } from '../children/view.ts';
import type { Guardian } from '../guardians/queries.ts';
import type { NamedAccess, NamedConsent, ShownChild } from './child-queries.ts';

export const toChildSummary = ({ profile, kid, standing }: ShownChild): ChildSummary => ({
  id: profile.id,
  fullName: profile.fullName,
  avatarUrl: profile.avatarUrl,
  idVerificationStatus: kid.row.idVerificationStatus,
  parentConsentGiven: kid.row.parentConsentGiven,
  isPaused: kid.row.pausedAt !== null,
  ...standing,
});

interface AroundChild {
  consents: NamedConsent[];
  guardians: Guardian[];
  /** The guardian who asks. */
  guardianId: string;
}

export function toChildView(
  child: ShownChild,
  { consents, guardians, guardianId }: AroundChild,
): ChildView {
  const { profile, kid } = child;
  return {
    ...toChildSummary(child),
    location: profile.location,
    dateOfBirth: kid.row.dateOfBirth,
    timeZone: profile.timeZone,
    permits: kid.permits,
    quietHours: toQuietHours(kid.row),
    verifiedUntil: kid.row.verifiedUntil?.toISOString() ?? null,
    consents: consents.map((each) => toGuardianConsent(each, guardianId)),
    guardians: guardians.map(({ id, fullName }) => ({ id, fullName, isYou: id === guardianId })),
  };
}

const toGuardianConsent = (
  { consent, guardianName }: NamedConsent,
  guardianId: string,
): GuardianConsent => ({
  id: consent.id,
  guardianName: guardianName || nobodysName,
  isOwn: consent.guardianId === guardianId,
  method: consent.method,
  status: consent.status,
  permits: consent.permits,
  policyVersion: consent.policyVersion,
  submittedAt: consent.submittedAt.toISOString(),
  givenAt: consent.givenAt?.toISOString() ?? null,
  revokedAt: consent.revokedAt?.toISOString() ?? null,
  reason: consent.reason,
});

const nobodysName = 'Deleted account';

/** Only a guardian can do these. */
const ofGuardians = new Set([
  'child_listed',
  'child_read',
  'child_sessions_read',
  'child_accesses_read',
  'child_session_revoked',
  'child_paused',
  'child_resumed',
  'child_quiet_hours_set',
  'child_permits_set',
  'consent_revoked',
  'guardian_invited',
  'child_export_requested',
  'child_exports_listed',
  'child_export_opened',
]);

/** Gives a role in place of a name. Staff are named by their role; the log has their names. */
function roleOf({ actorId, targetId, action }: AuditRow): string {
  if (actorId === null) return 'Sidework';
  if (actorId === targetId) return 'Your child';
  if (action === 'consent_submitted') return 'Someone who had a link to agree';
  return ofGuardians.has(action) ? nobodysName : 'Sidework staff';
}

/** `guardianName` is empty of a guardian whose account is deleted, and null of who was none. */
export function toChildAccess(
  { entry, guardianName }: NamedAccess,
  guardianId: string,
): ChildAccess {
  return {
    id: entry.id,
    actorName: guardianName === null ? roleOf(entry) : guardianName || nobodysName,
    isYou: entry.actorId === guardianId,
    action: entry.action,
    reason: entry.reason,
    at: entry.at.toISOString(),
  };
}

export const toChildSession = ({
  id,
  device,
  createdAt,
  lastUsedAt,
}: OwnSession): ChildSession => ({ id, device, createdAt, lastUsedAt });
