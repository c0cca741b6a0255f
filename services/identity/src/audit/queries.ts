import type { Db } from '@sidework/chassis/db/db';
import { desc } from 'drizzle-orm';
import { auditLog } from './table.ts';

export type AuditRow = typeof auditLog.$inferSelect;

interface Rows {
  limit: number;
  offset: number;
}

export function auditEntries(db: Db, { limit, offset }: Rows): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export const countAuditEntries = (db: Db): Promise<number> => db.$count(auditLog);
