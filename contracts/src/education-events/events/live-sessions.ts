import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Moment } from '../../kernel/values.ts';

/** A live session of a course, told to one of its learners. */
const ToldSession = z.object({
  sessionId: z.uuid(),
  enrollmentId: z.uuid(),
  courseId: z.number().int(),
  userId: z.uuid(),
  /** The title of the course. */
  title: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  timeZone: z.string(),
});
const bySession = (data: { sessionId: string }) => data.sessionId;

/** A live session begins within a day. */
export const liveSessionNear = event(
  'education-events.live-session.near.v1',
  ToldSession,
  bySession,
);

/** A live session does not take place. */
export const liveSessionCancelled = event(
  'education-events.live-session.cancelled.v1',
  ToldSession,
  bySession,
);
