import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, hasAtMost } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';

const most = { address: 200, days: 3 } as const;

/** The address of the work, and the days on which its client wants it. */
export const JobVisit = z
  .strictObject({
    address: oneLine()
      .refine(hasAtMost(most.address), 'Address must be less than 200 characters')
      .nullish()
      .transform((address) => address || null),
    wantedDays: z
      .array(Day)
      .max(most.days, 'Choose three days at most')
      .refine((days) => new Set(days).size === days.length, 'Choose each day once'),
  })
  .meta({ id: 'JobVisit' });
export type JobVisit = z.infer<typeof JobVisit>;

const JobVisitView = z
  .object({ address: z.string().nullable(), wantedDays: z.array(Day) })
  .meta({ id: 'JobVisitView' });
export type JobVisitView = z.infer<typeof JobVisitView>;

const JobParams = z.object({ jobId: z.uuid() });

export const getJobVisit = endpoint({
  method: 'GET',
  url: '/jobs/:jobId/visit',
  schema: {
    summary:
      'The address and the wanted days of a job, for its client, for whom they hired while the work goes on, and for staff',
    params: JobParams,
    response: { 200: JobVisitView },
  },
});

export const setJobVisit = endpoint({
  method: 'PUT',
  url: '/jobs/:jobId/visit',
  schema: {
    summary: 'Say where and on which days the work of your job is to be done; not of a youth job',
    params: JobParams,
    body: JobVisit,
    response: { 200: JobVisitView },
  },
});
