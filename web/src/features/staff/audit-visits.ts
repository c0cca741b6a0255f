import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';

const minute = 60_000;

/** One page that somebody opens asks for many things: what follows within a minute as the same act is one visit. */
export function visitsOf(entries: AuditLogEntry[]): [AuditLogEntry, ...AuditLogEntry[]][] {
  const visits: [AuditLogEntry, ...AuditLogEntry[]][] = [];
  for (const entry of entries) {
    const visit = visits.at(-1);
    if (visit && isSameAct(visit[0], entry)) visit.push(entry);
    else visits.push([entry]);
  }
  return visits;
}

/** The newest comes first. */
const isSameAct = (newest: AuditLogEntry, entry: AuditLogEntry) =>
  newest.action === entry.action &&
  newest.outcome === entry.outcome &&
  newest.actorId === entry.actorId &&
  newest.targetId === entry.targetId &&
  newest.reason === entry.reason &&
  Date.parse(newest.at) - Date.parse(entry.at) < minute;
