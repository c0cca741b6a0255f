import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Day } from '../kernel/values.ts';
import { oneOf } from './one-of.ts';

/** How long an appointment may be, in minutes. */
export const appointmentLengths = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480] as const;
/** How many hours before it an appointment can be booked at the latest. */
export const noticeHours = [0, 2, 4, 12, 24, 48, 72, 168] as const;
/** The minutes of travel that stay free after an appointment. */
export const travelMinutes = [0, 15, 30, 45, 60, 90, 120] as const;
/** So many days ahead a gig can be booked. */
export const bookableDays = 60;

const most = { windows: 28, daysOff: 50 } as const;

/** The quarters of a day on a local clock, up to 24:00, its end. */
const quarters = Array.from({ length: 97 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15]
    .map((part) => String(part).padStart(2, '0'))
    .join(':'),
);
const ClockTime = z.enum(quarters as [string, ...string[]], 'Give a time at a quarter of an hour');

/** On one day of the week, of which Monday is 1. */
const WorkingWindow = z
  .strictObject({ weekday: z.int().min(1).max(7), from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'The end must be after the start',
  });
type WorkingWindow = z.infer<typeof WorkingWindow>;

const DaysOff = z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  message: 'The last day must not be before the first',
});

/** The hours in which a professional can be booked, on the clock of their zone. */
export const WorkingHours = z
  .strictObject({
    timeZone,
    week: z.array(WorkingWindow).max(most.windows),
    daysOff: z.array(DaysOff).max(most.daysOff),
    appointmentMinutes: oneOf(appointmentLengths),
    noticeHours: oneOf(noticeHours),
    travelMinutes: oneOf(travelMinutes),
  })
  .superRefine(({ week }, context) => {
    for (const [index, one] of week.entries())
      if (week.some((other, at) => at < index && overlaps(one, other)))
        context.addIssue({
          code: 'custom',
          path: ['week', index, 'from'],
          message: 'These hours overlap others of the day',
        });
  })
  .meta({ id: 'WorkingHours' });
export type WorkingHours = z.infer<typeof WorkingHours>;

const overlaps = (one: WorkingWindow, other: WorkingWindow) =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to;

export const getWorkingHours = endpoint({
  method: 'GET',
  url: '/working-hours',
  schema: {
    summary: 'The hours in which others can book you; null before you set them',
    response: { 200: z.object({ hours: WorkingHours.nullable() }) },
  },
});

export const setWorkingHours = endpoint({
  method: 'PUT',
  url: '/working-hours',
  schema: {
    summary: 'Set the hours in which others can book you; appointments that were made stay',
    body: WorkingHours,
    response: { 200: z.object({ hours: WorkingHours }) },
  },
});
