import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment } from '../kernel/values.ts';

/** The newest certificates and courses of an adult, and their next events. */
export const EducationRecord = z
  .object({
    /** Whether the owner lets others see the certificates. */
    isShown: z.boolean(),
    certificates: z.array(
      z.object({
        code: z.string(),
        courseTitle: z.string(),
        hours: z.number(),
        completedOn: Day,
      }),
    ),
    courses: z.array(z.object({ id: z.number().int(), title: z.string() })),
    events: z.array(
      z.object({ id: z.uuid(), title: z.string(), startsAt: Moment, timeZone: z.string() }),
    ),
  })
  .meta({ id: 'EducationRecord' });
export type EducationRecord = z.infer<typeof EducationRecord>;

export const getEducationRecord = endpoint({
  method: 'GET',
  url: '/education-records/:personId',
  schema: {
    summary:
      'The courses that an adult teaches, the events they hold next, and the certificates that they show; empty for children',
    params: z.object({ personId: z.uuid() }),
    response: { 200: EducationRecord },
  },
});

const ShowsCertificates = z
  .strictObject({ isShown: z.boolean() })
  .meta({ id: 'ShowsCertificates' });

export const showCertificates = endpoint({
  method: 'PUT',
  url: '/education-records/mine/certificates',
  stakes: 'protection',
  schema: {
    summary: 'Show your certificates on your public page, or not',
    body: ShowsCertificates,
    response: { 200: ShowsCertificates },
  },
});
