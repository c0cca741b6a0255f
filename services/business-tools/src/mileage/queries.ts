import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, between, desc, eq } from 'drizzle-orm';
import { before } from '../books/queries.ts';
import type { BookRecord } from '../books/record.ts';
import { deductions } from '../books/table.ts';
import { mileageTrips } from './table.ts';
import type { Trip } from './trip.ts';

const ofYear = (year: number) => between(mileageTrips.date, `${year}-01-01`, `${year}-12-31`);

export const tripsOf = (
  db: Db,
  actor: Actor,
  {
    year,
    cursor,
    limit,
  }: { year?: number | undefined; cursor?: string | undefined; limit: number },
): Promise<Trip[]> =>
  db
    .select()
    .from(mileageTrips)
    .where(
      and(
        eq(mileageTrips.professionalId, actor.id),
        year === undefined ? undefined : ofYear(year),
        before(mileageTrips.date, mileageTrips.id, cursor),
      ),
    )
    .orderBy(desc(mileageTrips.date), desc(mileageTrips.id))
    .limit(limit + 1);

export const tripsOfYear = (db: Db, actor: Actor, year: number): Promise<Trip[]> =>
  db
    .select()
    .from(mileageTrips)
    .where(and(eq(mileageTrips.professionalId, actor.id), ofYear(year)))
    .orderBy(asc(mileageTrips.date), asc(mileageTrips.id));

export async function lockTrip(tx: Tx, actor: Actor, id: string): Promise<Trip> {
  const [trip] = await tx
    .select()
    .from(mileageTrips)
    .where(and(eq(mileageTrips.id, id), eq(mileageTrips.professionalId, actor.id)))
    .for('update');
  if (!trip) throw notFound('trip_not_found');
  return trip;
}

/** The deduction that was booked from a trip. */
export async function lockDeductionOf(tx: Tx, trip: Trip): Promise<BookRecord> {
  const [record] = await tx
    .select()
    .from(deductions)
    .where(eq(deductions.postingId, trip.id))
    .for('update');
  if (!record) throw new Error(`trip ${trip.id} has no deduction`);
  return record;
}
