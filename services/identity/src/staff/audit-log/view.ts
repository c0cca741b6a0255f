import type { AuditLogEntry } from '@sidework/contracts/identity/staff/audit-log';
import { nameOfAny } from '../../audit/add-entry.ts';
import type { EntryRow } from './queries.ts';

export function toAuditLogEntry({ entry, position, target }: EntryRow): AuditLogEntry {
  const { address: _notShown, at, ...shown } = entry;
  const targetName = target?.fullName ? nameOfAny(target) : null;
  return { ...shown, at: at.toISOString(), position, targetName };
}
