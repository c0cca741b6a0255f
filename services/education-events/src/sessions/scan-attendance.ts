import type { Actor } from '@sidework/chassis/http/actor';
import type { ScanAct } from '@sidework/contracts/education-events/course-sessions';
import { toDataURL } from 'qrcode';
import { requireEducator } from '../courses/course.ts';
import { findCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { requireUnfinished } from '../enrollments/enrollment.ts';
import { findCourseIdOf, findEnrollmentIn } from '../enrollments/queries.ts';
import { enrollmentIdIn, learnerText } from './learner-code.ts';
import { markAttendance } from './mark-attendance.ts';
import { findSession, getLearnerAt } from './queries.ts';
import { requireCodeOf, requireEnrolled, requireOfCourse } from './session.ts';
import { toSessionLearner } from './view.ts';

/** The own code of a learner holds at every session of the course. */
export async function getSessionCode(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  courseId: number,
): Promise<{ qr: string }> {
  const enrollment = await findEnrollmentIn(db, courseId, actor.id);
  requireEnrolled(enrollment);
  requireUnfinished(enrollment);
  const text = await learnerText(db, enrollment.id);
  return { qr: await toDataURL(text, { margin: 1, width: 480 }) };
}

/** Only the educator of the session learns whose code it is. */
export async function scanAttendance(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { courseId, sessionId }: { courseId: number; sessionId: string },
  { code, act }: { code: string; act: ScanAct },
) {
  const { db } = deps;
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const session = await findSession(db, sessionId);
  requireOfCourse(session, courseId);
  const id = await enrollmentIdIn(db, code);
  const named = id ? { id, courseId: await findCourseIdOf(db, id) } : undefined;
  requireCodeOf(session, named);
  const place = { courseId, sessionId, enrollmentId: named.id };
  const isFirst = await markAttendance(deps, actor, place, act);
  return { isFirst, learner: toSessionLearner(await getLearnerAt(db, session, named.id)) };
}
