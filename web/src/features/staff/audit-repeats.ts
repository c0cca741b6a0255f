import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';

const minute = 60_000;

/** At least one entry, the newest first. */
export type Repeats = [AuditLogEntry, ...AuditLogEntry[]];

/**
 * Groups neighbouring entries of the same act that lie within a minute. A page that somebody opens sends several requests,
 * and the service records each of them.
 */
export function groupRepeats(entries: AuditLogEntry[]): Repeats[] {
  const groups: Repeats[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAct(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const isSameAct = (newest: AuditLogEntry, entry: AuditLogEntry) =>
  newest.action === entry.action &&
  newest.outcome === entry.outcome &&
  newest.actorId === entry.actorId &&
  newest.targetId === entry.targetId &&
  newest.reason === entry.reason &&
  Date.parse(newest.at) - Date.parse(entry.at) < minute;
