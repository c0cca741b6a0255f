import { shownName } from '@sidework/chassis/people/shown-name';
import type {
  SessionLearner,
  SessionView,
} from '@sidework/contracts/education-events/course-sessions';
import type { ShownLearner, ShownSession } from './queries.ts';
import type { Attendance } from './session.ts';

const toAttendance = (attendance: Attendance | null) =>
  attendance && {
    checkedInAt: attendance.checkedInAt.toISOString(),
    checkedOutAt: attendance.checkedOutAt?.toISOString() ?? null,
  };

export const toSessionView = (
  { session, lessonTitle, attendance }: ShownSession,
  { seesLink }: { seesLink: boolean },
): SessionView => ({
  id: session.id,
  lessonId: session.lessonId,
  lessonTitle,
  startsAt: session.startsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
  timeZone: session.timeZone,
  place: session.place,
  link: seesLink ? session.link : null,
  countsOut: session.countsOut,
  isCancelled: session.cancelledAt !== null,
  attendance: toAttendance(attendance),
});

export const toSessionLearner = ({
  enrollment,
  name,
  attendance,
}: ShownLearner): SessionLearner => ({
  enrollmentId: enrollment.id,
  name: shownName(name),
  isCompleted: enrollment.status === 'completed',
  attendance: toAttendance(attendance),
});
