import { profileChanged } from '@sidework/contracts/identity/events';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/db.ts';
import { consumer } from '../events/consumer.ts';

/** A service that reads clocks declares its table `time_zones` of these; `sequence` is the newest event seen. */
export const timeZoneColumns = () => ({
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});

/** The time zones of people in the schema of the service that asks. */
export const timeZones = pgTable('time_zones', timeZoneColumns());

/** Days and digests need a clock also for people who have given no time zone. */
export const usualTimeZone = 'America/New_York';

/** The time zone of a person, or the usual one. */
export async function timeZoneOf(db: Db, personId: string): Promise<string> {
  const [known] = await db.select().from(timeZones).where(eq(timeZones.personId, personId));
  return known?.timeZone ?? usualTimeZone;
}

/** Removes the time zone of a person whose account was deleted. */
export async function forgetTimeZone(tx: Tx, personId: string): Promise<void> {
  await tx.delete(timeZones).where(eq(timeZones.personId, personId));
}

/** Keeps the newest time zone of a person; an event that comes late, or says none, changes nothing. */
export const keepTimeZoneWhenProfileChanged = consumer({
  name: 'keep-time-zone-when-profile-changed',
  event: profileChanged,
  async handle(tx, { data: { id: personId, timeZone }, sequence }) {
    if (!timeZone) return;
    await tx
      .insert(timeZones)
      .values({ personId, sequence, timeZone })
      .onConflictDoUpdate({
        target: timeZones.personId,
        set: { sequence, timeZone },
        setWhere: sql`${timeZones.sequence} < ${sequence}`,
      });
  },
});
