import { type AuditLogEntry, lookEndings } from '@sidework/contracts/identity/staff/audit-log';
import { isLookAtChild } from './audit-actions.ts';

const minute = 60_000;

/** At least one entry, the newest first. */
export type Repeats = [AuditLogEntry, ...AuditLogEntry[]];

/**
 * Groups the entries of one minute where one person repeated one action, or read several kinds of data of one child. One
 * opened page sends several requests, and the log records each of them.
 */
export function groupRepeats(entries: AuditLogEntry[]): Repeats[] {
  const groups: Repeats[] = [];
  for (const entry of entries) {
    const group = groups.findLast(
      ([newest], place) =>
        isSameAct(newest, entry) && (place === groups.length - 1 || isLook(entry)),
    );
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Most entries are looks without a reason; what was decided or opened for one stands out among them. */
export const isLook = ({ action, reason, outcome }: AuditLogEntry) =>
  lookEndings.some((ending) => action.endsWith(ending)) && !reason && outcome === 'done';

const isSameAct = (newest: AuditLogEntry, entry: AuditLogEntry) =>
  (newest.action === entry.action || (isPlainLookAtChild(newest) && isPlainLookAtChild(entry))) &&
  newest.outcome === entry.outcome &&
  newest.actorId === entry.actorId &&
  newest.targetId === entry.targetId &&
  newest.reason === entry.reason &&
  Date.parse(newest.at) - Date.parse(entry.at) < minute;

const isPlainLookAtChild = (entry: AuditLogEntry) =>
  isLook(entry) && isLookAtChild(entry.action) && entry.targetId !== null;
