import type { FreeTimes } from '@sidework/contracts/client-services/bookings';
import { takenOf } from '../appointments/queries.ts';
import type { Deps } from '../deps.ts';
import { bookableWeek, freeTimes, momentsOf } from '../working-hours/free-times.ts';
import { getOffer } from './queries.ts';

/** The free times of seven days, with what the gig then costs. */
export async function listFreeTimes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  gigId: string,
  from: string | undefined,
): Promise<FreeTimes> {
  const { gig, hours, amountCents } = await getOffer(db, gigId);
  const at = now();
  const { days, nextDay } = bookableWeek(from, { hours, now: at });
  const span = momentsOf(days, hours.timeZone);
  const taken = span ? await takenOf(db, gig.professionalId, span) : [];
  return {
    timeZone: hours.timeZone,
    minutes: hours.appointmentMinutes,
    amountCents,
    days: freeTimes(days, { hours, taken, now: at }).map(({ day, times }) => ({
      day,
      times: times.map((time) => time.toISOString()),
    })),
    nextDay,
  };
}
