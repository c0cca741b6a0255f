import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type {
  AttendanceAct,
  SessionDraft,
} from '@sidework/contracts/education-events/course-sessions';
import { doorClosesAt, doorOpensAt } from '@sidework/contracts/education-events/event-options';
import { limits } from '@sidework/contracts/education-events/limits';
import type { courseSessions, sessionAttendances } from './table.ts';

export type Session = typeof courseSessions.$inferSelect;
export type Attendance = typeof sessionAttendances.$inferSelect;

const dayMs = 86_400_000;

interface HeldIn {
  courseId: number;
  lessons: readonly { id: string; kind: string }[];
  sessionCount: number;
}

export function hold(id: string, at: HeldIn, draft: SessionDraft, now: Date): Session {
  if (at.sessionCount >= limits.courseSessions) throw conflict('sessions_full');
  const lesson = at.lessons.find((each) => each.id === draft.lessonId);
  if (lesson?.kind !== 'live') throw unprocessable('session_of_lesson');
  const startsAt = new Date(draft.startsAt);
  if (startsAt <= now)
    throw unprocessable('session_in_past', undefined, { startsAt: 'Choose a start in the future' });
  return {
    ...draft,
    id,
    courseId: at.courseId,
    startsAt,
    endsAt: new Date(draft.endsAt),
    createdAt: now,
    cancelledAt: null,
    tellAt: new Date(startsAt.getTime() - dayMs),
    toldThrough: null,
  };
}

export function cancel(session: Session, now: Date): Session {
  if (session.cancelledAt) throw conflict('session_cancelled');
  if (session.startsAt <= now) throw conflict('session_begun');
  return { ...session, cancelledAt: now, tellAt: now, toldThrough: null };
}

/** The news that its learners hear at this moment: none once it has begun. */
export function newsOf(
  { startsAt, cancelledAt, tellAt }: Session,
  now: Date,
): 'near' | 'cancelled' | undefined {
  if (!tellAt || tellAt > now) return undefined;
  if (cancelledAt) return 'cancelled';
  return startsAt > now ? 'near' : undefined;
}

/** So many learners were told; `last` is undefined once none is left. */
export const toldUntil = (session: Session, last: string | undefined): Session =>
  last === undefined
    ? { ...session, tellAt: null, toldThrough: null }
    : { ...session, toldThrough: last };

/** A session of another course is told to be none. */
export function requireOfCourse(
  session: Session | undefined,
  courseId: number,
): asserts session is Session {
  if (session?.courseId !== courseId) throw notFound('session_not_found');
}

/** A learner of another course is none here. */
export function requireLearner(session: Session, { courseId }: { courseId: number }): void {
  if (courseId !== session.courseId) throw notFound('enrollment_not_found');
}

export function requireEnrolled<Enrollment>(
  enrollment: Enrollment | undefined,
): asserts enrollment is Enrollment {
  if (!enrollment) throw notFound('enrollment_not_found');
}

/** The code of another course and a forged one get the same answer. */
export function requireCodeOf<Named extends { courseId: number | undefined }>(
  { courseId }: Session,
  named: Named | undefined,
): asserts named is Named {
  if (named?.courseId !== courseId) throw notFound('session_code_of_other');
}

/** A learner is at one session at a time, so that no minute counts twice. */
export function requireFree(act: AttendanceAct, isElsewhere: boolean): void {
  if (act === 'in' && isElsewhere) throw conflict('session_overlaps');
}

/** The second check-in leaves the first one; nothing is left of one that is taken back. */
export function mark(
  session: Session,
  before: Attendance | undefined,
  { id, act, enrollmentId }: { id: string; act: AttendanceAct; enrollmentId: string },
  now: Date,
): Attendance | undefined {
  requireOpen(session, now);
  if (act === 'in' && before) return before;
  if (act === 'in')
    return {
      id,
      enrollmentId,
      sessionId: session.id,
      checkedInAt: now,
      checkedOutAt: null,
      countedAt: null,
    };
  if (!before) throw conflict('session_not_in');
  if (act === 'undo') return undefined;
  return { ...before, checkedOutAt: before.checkedOutAt ?? now };
}

/** The educator’s list is open as long as the door of an event. */
function requireOpen({ startsAt, endsAt, cancelledAt }: Session, now: Date): void {
  if (cancelledAt) throw conflict('session_cancelled');
  if (now < doorOpensAt(startsAt)) throw conflict('session_not_open');
  if (now > doorClosesAt(endsAt)) throw conflict('session_closed');
}

export const isOver = ({ endsAt }: Pick<Session, 'endsAt'>, now: Date) => endsAt <= now;

type Counted = Pick<Session, 'startsAt' | 'endsAt' | 'countsOut'> &
  Pick<Attendance, 'checkedInAt' | 'checkedOutAt'>;

/**
 * Check-in gives the whole session once it is over, or the time until check-out where both are asked for: no minute counts
 * before it has passed.
 */
function presentMs(
  { startsAt, endsAt, countsOut, checkedInAt, checkedOutAt }: Counted,
  now: Date,
): number {
  if (!countsOut) return isOver({ endsAt }, now) ? endsAt.getTime() - startsAt.getTime() : 0;
  if (!checkedOutAt) return 0;
  const from = Math.max(startsAt.getTime(), checkedInAt.getTime());
  const until = Math.min(endsAt.getTime(), checkedOutAt.getTime());
  return Math.max(0, until - from);
}

/** All sessions of a lesson together, and never more than the lesson says. */
export const attendedMs = (
  { minutes }: { minutes: number | null },
  attended: readonly Counted[],
  now: Date,
): number =>
  Math.min(
    60_000 * (minutes ?? 0),
    attended.reduce((sum, each) => sum + presentMs(each, now), 0),
  );
