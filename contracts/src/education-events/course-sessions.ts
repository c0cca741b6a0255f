import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { GivenMoment, hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

const CourseParams = z.object({
  courseId: z.coerce.number().int().min(1).max(2_147_483_647),
});
const SessionParams = CourseParams.extend({ sessionId: z.uuid() });
const hourMs = 3_600_000;
const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(endsAt) - Date.parse(startsAt);

/** A date of a live lesson. */
export const SessionDraft = z
  .strictObject({
    lessonId: z.uuid('Choose a lesson'),
    startsAt: GivenMoment,
    endsAt: GivenMoment,
    timeZone,
    /** Empty of a session that is only online. */
    place: oneLine().refine(hasAtMost(limits.location), 'This is too long'),
    link: z
      .url({ protocol: /^https$/, error: 'Enter a link that begins with https' })
      .max(500)
      .nullable(),
    /** Whether the minutes run from check-in to check-out; otherwise check-in gives the whole session. */
    countsOut: z.boolean(),
  })
  .refine(({ place, link }) => place !== '' || link !== null, {
    path: ['place'],
    message: 'Enter a place or a link',
  })
  .refine((session) => lengthOf(session) > 0, {
    path: ['endsAt'],
    message: 'The end must be after the start',
  })
  .refine((session) => lengthOf(session) <= limits.sessionHours * hourMs, {
    path: ['endsAt'],
    message: `A session lasts at most ${limits.sessionHours} hours`,
  });
export type SessionDraft = z.infer<typeof SessionDraft>;

const Attendance = z.object({
  checkedInAt: Moment,
  checkedOutAt: Moment.nullable(),
});

export const SessionView = z
  .object({
    id: z.uuid(),
    lessonId: z.uuid(),
    lessonTitle: z.string(),
    startsAt: Moment,
    endsAt: Moment,
    timeZone: z.string(),
    place: z.string(),
    /** Only its learners and its educator read it. */
    link: z.string().nullable(),
    countsOut: z.boolean(),
    isCancelled: z.boolean(),
    /** The check-in of the learner who asks. */
    attendance: Attendance.nullable(),
  })
  .meta({ id: 'SessionView' });
export type SessionView = z.infer<typeof SessionView>;

/** A learner of the course, and whether they are at the session. */
export const SessionLearner = z
  .object({
    enrollmentId: z.uuid(),
    name: z.string(),
    /** Nothing changes any more once the course is completed. */
    isCompleted: z.boolean(),
    attendance: Attendance.nullable(),
  })
  .meta({ id: 'SessionLearner' });
export type SessionLearner = z.infer<typeof SessionLearner>;

export const listSessions = endpoint({
  method: 'GET',
  url: '/courses/:courseId/sessions',
  schema: {
    summary: 'The dated sessions of a course, the first one first',
    params: CourseParams,
    querystring: PageQuery,
    response: { 200: Page(SessionView) },
  },
});

export const addSession = endpoint({
  method: 'POST',
  url: '/courses/:courseId/sessions',
  idempotency: 'optional',
  schema: {
    summary: 'Add a dated session to a live lesson of a course of yours',
    params: CourseParams,
    body: SessionDraft,
    response: { 201: SessionView },
  },
});

export const cancelSession = endpoint({
  method: 'POST',
  url: '/courses/:courseId/sessions/:sessionId/cancel',
  schema: {
    summary: 'Cancel a session of yours that has not begun',
    params: SessionParams,
    response: { 200: SessionView },
  },
});

export const listSessionLearners = endpoint({
  method: 'GET',
  url: '/courses/:courseId/sessions/:sessionId/learners',
  schema: {
    summary: 'The learners of a course of yours, and who is at the session',
    params: SessionParams,
    querystring: PageQuery,
    response: { 200: Page(SessionLearner) },
  },
});

/** A scan takes nothing back. */
const scanActs = ['in', 'out'] as const;
export type ScanAct = (typeof scanActs)[number];
const attendanceActs = [...scanActs, 'undo'] as const;
export type AttendanceAct = (typeof attendanceActs)[number];

export const markAttendance = endpoint({
  method: 'POST',
  url: '/courses/:courseId/sessions/:sessionId/learners/:enrollmentId',
  schema: {
    summary:
      'Check a learner in or out at a session of yours, or take it back; it gives the minutes',
    params: SessionParams.extend({ enrollmentId: z.uuid() }),
    body: z.strictObject({ act: z.enum(attendanceActs) }),
    response: { 200: SessionLearner },
  },
});

export const getSessionCode = endpoint({
  method: 'GET',
  url: '/courses/:courseId/session-code',
  schema: {
    summary: 'Your code for the check-in at live sessions of a course that you take, as a picture',
    params: CourseParams,
    response: { 200: z.object({ qr: z.string() }) },
  },
});

export const scanAttendance = endpoint({
  method: 'POST',
  url: '/courses/:courseId/sessions/:sessionId/scan',
  schema: {
    summary:
      'Check in or out the learner whose code you scanned at a session of yours; the second time says since when',
    params: SessionParams,
    body: z.strictObject({ code: z.string().trim().min(1).max(200), act: z.enum(scanActs) }),
    response: { 200: z.object({ isFirst: z.boolean(), learner: SessionLearner }) },
  },
});
