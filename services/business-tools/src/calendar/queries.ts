import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ceRequirements } from '../ce-requirements/table.ts';
import { certifications } from '../certifications/table.ts';
import { expiryOf, never } from '../expiring-records/soonest-first.ts';
import { licenses } from '../licenses/table.ts';
import type { CalendarDay } from './calendar.ts';
import { calendarFeeds } from './table.ts';

export async function feedOf(db: Db, professionalId: string) {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.professionalId, professionalId));
  return feed;
}

export async function findFeed(db: Db, token: string) {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.token, token));
  return feed;
}

export async function saveFeed(tx: Tx, professionalId: string, token: string, createdAt: Date) {
  await tx
    .insert(calendarFeeds)
    .values({ professionalId, token, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.professionalId, set: { token, createdAt } });
}

export async function removeFeed(tx: Tx, professionalId: string) {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.professionalId, professionalId));
}

/** So many of each kind: a calendar is fetched whole, again and again. */
const most = 500;

/** By the expression that the index of the list has. */
const expires = (day: PgColumn) => sql`${expiryOf(day)} < ${never}::date`;

/** All entries of a person that expire. */
export async function calendarDaysOf(db: Db, professionalId: string): Promise<CalendarDay[]> {
  const ofLicenses = await db
    .select()
    .from(licenses)
    .where(and(eq(licenses.professionalId, professionalId), expires(licenses.expiryDate)))
    .orderBy(expiryOf(licenses.expiryDate))
    .limit(most);
  const ofCertifications = await db
    .select()
    .from(certifications)
    .where(
      and(eq(certifications.professionalId, professionalId), expires(certifications.expiryDate)),
    )
    .orderBy(expiryOf(certifications.expiryDate))
    .limit(most);
  const ofRequirements = await db
    .select()
    .from(ceRequirements)
    .where(eq(ceRequirements.professionalId, professionalId))
    .orderBy(ceRequirements.deadline)
    .limit(most);
  const toDay = (
    row: { id: string; version: number; updatedAt: Date },
    day: string | null,
    summary: string,
  ): CalendarDay => ({
    id: row.id,
    version: row.version,
    changedAt: row.updatedAt,
    day: day ?? '',
    summary,
  });
  return [
    ...ofLicenses.map((row) =>
      toDay(row, row.expiryDate, `${row.licenseName} (${row.licenseNumber}) expires`),
    ),
    ...ofCertifications.map((row) =>
      toDay(row, row.expiryDate, `${row.certificationName} expires`),
    ),
    ...ofRequirements.map((row) =>
      toDay(
        row,
        row.deadline,
        `${row.requirementName}: ${row.hoursCompleted} of ${row.hoursRequired} hours due`,
      ),
    ),
  ];
}
