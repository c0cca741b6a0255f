import type { Db, Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { profileChanged } from '@sidework/contracts/identity/events';
import { eq, sql } from 'drizzle-orm';
import { timeZones } from './table.ts';

/** For people who have not given their time zone. */
const usualTimeZone = 'America/New_York';

export async function timeZoneOf(db: Db, personId: string): Promise<string> {
  const [known] = await db.select().from(timeZones).where(eq(timeZones.personId, personId));
  return known?.timeZone ?? usualTimeZone;
}

export async function forgetTimeZone(tx: Tx, personId: string): Promise<void> {
  await tx.delete(timeZones).where(eq(timeZones.personId, personId));
}

/** A course is completed on the day that it is where its learner lives. */
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
