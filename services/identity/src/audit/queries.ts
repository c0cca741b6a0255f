import type { Db } from '@sidework/chassis/db/db';
import { desc, eq } from 'drizzle-orm';
import { profiles } from '../profiles/table.ts';
import { auditLog, auditSeals } from './table.ts';

export type AuditRow = typeof auditLog.$inferSelect;

type NewRow = typeof auditLog.$inferInsert;

export async function insertEntry(db: Db, entry: NewRow): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** An event may arrive twice, so its entry has the id of the event or of its subject. */
export async function insertEntryOnce(db: Db, entry: NewRow): Promise<void> {
  await db.insert(auditLog).values(entry).onConflictDoNothing();
}

/** Gives what the log needs to name a person. */
export async function findNamed(db: Db, id: string) {
  const [profile] = await db
    .select({ fullName: profiles.fullName, accountType: profiles.accountType })
    .from(profiles)
    .where(eq(profiles.id, id));
  return profile;
}

const sealColumns = { position: auditSeals.position, hash: auditSeals.hash };

export async function newestSeal(db: Db) {
  const [seal] = await db
    .select(sealColumns)
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1);
  return seal;
}

export async function hashAt(db: Db, position: number): Promise<string | undefined> {
  const [seal] = await db
    .select(sealColumns)
    .from(auditSeals)
    .where(eq(auditSeals.position, position));
  return seal?.hash;
}

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
