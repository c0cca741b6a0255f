import type { Db } from '@sidework/chassis/db/db';
import { and, asc, eq, lte } from 'drizzle-orm';
import { services } from '../services/table.ts';

/** The service whose countdown to its release ended first. */
export async function findDueRelease(db: Db, at: Date): Promise<string | undefined> {
  const [due] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(lte(services.releasesAt, at), eq(services.isDisputed, false)))
    .orderBy(asc(services.releasesAt))
    .limit(1);
  return due?.id;
}
