import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { DownloadedFile } from './downloads.ts';
import { BookDay, fillIn, optionalLine, requiredLine } from './required.ts';

/** A drive for the business, with the deduction that it makes. */
export const MileageTripView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    date: Day,
    miles: z.number(),
    purpose: z.string(),
    fromPlace: z.string().nullable(),
    toPlace: z.string().nullable(),
    /** The rate of its day, in dollars a mile. */
    rate: z.string(),
    amountCents: z.number().int(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'MileageTripView' });
export type MileageTripView = z.infer<typeof MileageTripView>;

const mostMiles = 9_999;

export const MileageTripForm = z
  .strictObject({
    date: BookDay,
    miles: z
      .number(fillIn)
      .min(0.1, 'Please enter at least 0.1 miles')
      .max(mostMiles, 'Please enter at most 9,999 miles')
      .refine(
        (miles) => Math.abs(miles * 10 - Math.round(miles * 10)) < 1e-6,
        'Please use at most one decimal',
      ),
    purpose: requiredLine(200),
    fromPlace: optionalLine(100).default(null),
    toPlace: optionalLine(100).default(null),
  })
  .meta({ id: 'MileageTripForm' });
export type MileageTripForm = z.infer<typeof MileageTripForm>;

const params = z.object({ tripId: z.uuid() });
const year = z.coerce.number().int().min(1900).max(2199);

export const listMileageTrips = endpoint({
  method: 'GET',
  url: '/mileage-trips',
  schema: {
    summary: 'Your trips for the business, the latest day first',
    querystring: PageQuery.extend({ year: year.optional() }),
    response: { 200: Page(MileageTripView) },
  },
});

export const getMileageYear = endpoint({
  method: 'GET',
  url: '/mileage-years/:year',
  schema: {
    summary: 'The miles of a year and the deduction that they make, on line 9 of Schedule C',
    params: z.object({ year }),
    response: {
      200: z.object({
        trips: z.number().int(),
        miles: z.number(),
        amountCents: z.number().int(),
      }),
    },
  },
});

export const addMileageTrip = endpoint({
  method: 'POST',
  url: '/mileage-trips',
  idempotency: 'optional',
  schema: {
    summary: 'Add a trip; its deduction is written automatically',
    body: MileageTripForm,
    response: { 201: MileageTripView },
  },
});

export const editMileageTrip = endpoint({
  method: 'PUT',
  url: '/mileage-trips/:tripId',
  schema: {
    summary: 'Change a trip, and its deduction with it',
    params,
    body: MileageTripForm,
    response: { 200: MileageTripView },
  },
});

export const deleteMileageTrip = endpoint({
  method: 'DELETE',
  url: '/mileage-trips/:tripId',
  schema: { summary: 'Delete a trip and its deduction', params, response: { 204: z.null() } },
});

export const downloadMileage = endpoint({
  method: 'GET',
  url: '/mileage-years/:year/file',
  schema: {
    summary: 'The trips of a year as CSV, with the rate of each and their sum',
    params: z.object({ year }),
    response: { 200: DownloadedFile },
  },
});
