import type { Db } from '@sidework/chassis/db/db';
import { and, asc, between, eq, lte } from 'drizzle-orm';
import { childAppointments } from './table.ts';

/** A child works fewer appointments in the weeks of a month. */
const mostAppointments = 500;
const dayMs = 86_400_000;

/** The appointments that are over of the weeks that begin in a month, and some beside them: the child's clock tells which. */
export function doneAround(db: Db, childId: string, { month, now }: { month: string; now: Date }) {
  const { professionalId, appointmentId, startsAt, endsAt, stands } = childAppointments;
  const first = Date.parse(`${month}-01T00:00:00Z`);
  return db
    .select()
    .from(childAppointments)
    .where(
      and(
        eq(professionalId, childId),
        eq(stands, true),
        between(startsAt, new Date(first - dayMs), new Date(first + 40 * dayMs)),
        lte(endsAt, now),
      ),
    )
    .orderBy(asc(startsAt), asc(appointmentId))
    .limit(mostAppointments);
}
