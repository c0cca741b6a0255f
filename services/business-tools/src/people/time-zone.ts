import type { Db } from '@sidework/chassis/db/db';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { timeZones } from './table.ts';

/** For people who have not given their time zone. */
export const usualTimeZone = 'America/New_York';

export async function timeZoneOf(db: Db, personId: string): Promise<string> {
  const [known] = await db.select().from(timeZones).where(eq(timeZones.personId, personId));
  return known?.timeZone ?? usualTimeZone;
}

/** The local day of a person. */
export const todayOf = async (db: Db, personId: string, now: Date): Promise<string> =>
  dayIn(await timeZoneOf(db, personId), now);
