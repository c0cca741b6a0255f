import type { AuditEntry } from '@sidework/contracts/identity/administration/auth-admin';
import type { AuditRow } from './queries.ts';

/** In the shape of GoTrue's own log. */
export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  payload: {
    ...(row.actorId && { actor_id: row.actorId }),
    actor_name: row.actorName,
    action: row.action,
    ...(row.targetId && { target_id: row.targetId }),
    traits: row.details,
    request_id: row.requestId,
  },
  ip_address: row.address ?? '',
  created_at: row.at.toISOString(),
});
