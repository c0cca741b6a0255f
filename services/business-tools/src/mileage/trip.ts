import { unprocessable } from '@sidework/chassis/errors';
import { mileageCategory } from '@sidework/contracts/business-tools/categories';
import {
  type MileageRate,
  mileageCents,
  mileageRateOf,
  rateText,
} from '@sidework/contracts/business-tools/mileage-rates';
import type {
  MileageTripForm,
  MileageTripView,
} from '@sidework/contracts/business-tools/mileage-trips';
import { type BookRecord, book } from '../books/record.ts';
import type { mileageTrips } from './table.ts';

export type Trip = typeof mileageTrips.$inferSelect;

export const write = (
  id: string,
  professionalId: string,
  form: MileageTripForm,
  now: Date,
): Trip => ({
  id,
  professionalId,
  ...wordsOf(form),
  createdAt: now,
  updatedAt: now,
});

export const edit = (trip: Trip, form: MileageTripForm, now: Date): Trip => ({
  ...trip,
  ...wordsOf(form),
  updatedAt: now,
});

function wordsOf({ date, miles, purpose, fromPlace, toPlace }: MileageTripForm) {
  if (!mileageRateOf(date)) throw unprocessable('mileage_rate_unknown');
  return {
    date,
    tenthsOfMile: Math.round(miles * 10),
    purpose,
    fromPlace: fromPlace || null,
    toPlace: toPlace || null,
  };
}

/** A trip is kept only with a rate for its day. */
function rateOf({ date }: Trip): MileageRate {
  const rate = mileageRateOf(date);
  if (!rate) throw new Error(`a trip of ${date} has no rate`);
  return rate;
}

export const centsOf = (trip: Trip): number => mileageCents(trip.tenthsOfMile, rateOf(trip));

/** The deduction of a trip: line 9 of Schedule C, at the rate of its day. */
export function deductionOf(recordId: string, trip: Trip, now: Date): BookRecord {
  const { id, professionalId, date, purpose } = trip;
  const way = [trip.fromPlace, trip.toPlace].filter(Boolean).join(' to ');
  const miles = `${milesOf(trip)} mi at ${rateText(rateOf(trip))}`;
  const booking = {
    professionalId,
    postingId: id,
    origin: { kind: 'trip', id } as const,
    amountCents: centsOf(trip),
    description: [purpose, way, miles].filter(Boolean).join(' · '),
    date,
    category: mileageCategory,
  };
  return book(recordId, booking, now);
}

export const milesOf = ({ tenthsOfMile }: Pick<Trip, 'tenthsOfMile'>): number => tenthsOfMile / 10;

export function toTripView({ tenthsOfMile, ...trip }: Trip): MileageTripView {
  const whole = { tenthsOfMile, ...trip };
  return {
    ...trip,
    miles: milesOf(whole),
    rate: rateText(rateOf(whole)),
    amountCents: centsOf(whole),
    createdAt: trip.createdAt.toISOString(),
    updatedAt: trip.updatedAt.toISOString(),
  };
}
