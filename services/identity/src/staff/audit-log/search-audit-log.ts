import { toPage } from '@sidework/chassis/db/keyset';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { entriesSought, type SoughtEntries } from './queries.ts';
import { toAuditLogEntry } from './view.ts';

/** Looking at the log is kept in it, before anything is told; the look itself is not among what it finds. */
export function searchAuditLog(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  sought: SoughtEntries,
) {
  return db.transaction(async (tx) => {
    const rows = await entriesSought(tx, sought);
    const { cursor: _position, limit, ...details } = sought;
    await addAuditEntry({ now }, tx, by, { action: 'audit_log_read', details });
    return toPage(rows, limit, toAuditLogEntry, ({ entry }) => [entry.at.toISOString(), entry.id]);
  });
}
