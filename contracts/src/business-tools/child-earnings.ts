import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { DownloadedFile } from './downloads.ts';

const Cents = z.number().int();

/** Net earnings of a year from which self-employment tax is owed, at any age. */
export const selfEmploymentFloorCents = 40_000;
/** Guardians are told from here on, because the next job may pass the floor. */
export const selfEmploymentWatchCents = 35_000;

/** A month of what a child earned, for its guardians. */
export const ChildEarnings = z
  .object({
    childId: z.uuid(),
    childName: z.string(),
    month: z.string(),
    jobs: z.array(
      z.object({
        date: Day,
        title: z.string(),
        /** The initials of who paid; null where Sidework does not know them. */
        payer: z.string().nullable(),
        amountCents: Cents,
      }),
    ),
    hasMoreJobs: z.boolean(),
    incomeCents: Cents,
    deductionsCents: Cents,
    /** Income less deductions since the first of January. */
    yearNetCents: Cents,
    /** Appointments that guardians agreed to and that are over, by week; the month of its Monday has a week. */
    weeks: z.array(
      z.object({
        monday: Day,
        minutes: z.number().int(),
        /** The most hours of that week at the child's age; null where federal law sets none. */
        limitHours: z.number().nullable(),
      }),
    ),
    watch: z.enum(['below', 'near', 'reached']),
  })
  .meta({ id: 'ChildEarnings' });
export type ChildEarnings = z.infer<typeof ChildEarnings>;

const params = z.object({ childId: z.uuid() });
const querystring = z.strictObject({
  month: z.string().regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/, 'Choose a month'),
});

export const getChildEarnings = endpoint({
  method: 'GET',
  url: '/child-earnings/:childId',
  schema: {
    summary: 'What a child that you look after earned in a month; looking is recorded',
    params,
    querystring,
    response: { 200: ChildEarnings },
  },
});

export const downloadChildEarnings = endpoint({
  method: 'GET',
  url: '/child-earnings/:childId/file',
  schema: {
    summary: 'The same as PDF, with what a first tax return asks for',
    params,
    querystring,
    response: { 200: DownloadedFile },
  },
});
