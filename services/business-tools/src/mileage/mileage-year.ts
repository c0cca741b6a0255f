import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { mileageRateOf, rateText } from '@sidework/contracts/business-tools/mileage-rates';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { toDownload } from '../downloads/file.ts';
import { tripsOfYear } from './queries.ts';
import { centsOf, milesOf, type Trip } from './trip.ts';

const sum = (trips: Trip[]) => ({
  trips: trips.length,
  miles: milesOf({ tenthsOfMile: trips.reduce((all, trip) => all + trip.tenthsOfMile, 0) }),
  amountCents: trips.reduce((all, trip) => all + centsOf(trip), 0),
});

export const mileageYear = async (db: Db, actor: Actor, year: number) =>
  sum(await tripsOfYear(db, actor, year));

/** The log of a year as the IRS asks for it: day, miles, purpose and places of each trip. */
export async function mileageFile(db: Db, actor: Actor, year: number) {
  const trips = await tripsOfYear(db, actor, year);
  const { miles, amountCents } = sum(trips);
  const rows = [
    [
      'Date',
      'Purpose',
      'From',
      'To',
      'Miles',
      'Rate (USD)',
      'Deduction (USD)',
      'Source of the rate',
    ],
    ...trips.map((trip) => {
      const rate = mileageRateOf(trip.date);
      return [
        trip.date,
        trip.purpose,
        trip.fromPlace ?? '',
        trip.toPlace ?? '',
        milesOf(trip).toFixed(1),
        rate ? rateText(rate).slice(1) : '',
        plainDollars(centsOf(trip)),
        rate?.source ?? '',
      ];
    }),
    ['Sum, Schedule C line 9', '', '', '', miles.toFixed(1), '', plainDollars(amountCents), ''],
  ];
  return toDownload(`mileage-${year}`, 'csv', toCsv(rows));
}
