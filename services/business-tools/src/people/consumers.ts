import { consumer } from '@sidework/chassis/events/consumer';
import { profileChanged } from '@sidework/contracts/identity/events';
import { sql } from 'drizzle-orm';
import { timeZones } from './table.ts';

/** A record is of the day that it was where its owner lives. */
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
