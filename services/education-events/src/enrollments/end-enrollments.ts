import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { courseOfSubject } from '@sidework/contracts/education-events/course-subject';
import { needMet } from '@sidework/contracts/education-events/events';
import { enrollmentEnded } from '@sidework/contracts/education-events/events/courses';
import type { Course } from '../courses/course.ts';
import { getCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { refundPayments } from '../payments/refund-payments.ts';
import { stopAskingGuardians } from '../people/ask-guardians.ts';
import * as Enrollment from './enrollment.ts';
import { paymentKeyOf } from './needs.ts';
import { enrollmentsToEnd, saveEnrollment } from './queries.ts';

/** The kind of the task that goes on with the enrollments of a course that was taken down; its id is that of the course. */
export const endingEnrollments = 'ending-enrollments';

/** So many enrollments are looked at in one transaction. */
export const enrollmentsAtOnce = 100;

/** Ends some enrollments of a course that was taken down; gives the last one looked at where there may be more. */
export async function endSomeEnrollments(
  tx: Tx,
  course: Course,
  after: string | undefined,
  at: Date,
): Promise<string | undefined> {
  const { id: courseId, educatorId, title } = course;
  const some = await enrollmentsToEnd(tx, courseId, { after, limit: enrollmentsAtOnce });
  for (const { enrollment, hasBegun } of some) {
    const ended = Enrollment.takeDown(enrollment, hasBegun);
    if (ended === enrollment) continue;
    await saveEnrollment(tx, ended);
    await stopAskingGuardians(tx, enrollment.id, at);
    await meetNeeds(tx, { needMet }, [paymentKeyOf(enrollment)], at);
    // The reasons of a refund are a closed list of the first version of its event.
    await refundPayments(tx, enrollment.id, 'event_cancelled', at);
    const { id: enrollmentId, userId } = enrollment;
    const fact = { enrollmentId, courseId, userId, educatorId, title };
    await emit(tx, enrollmentEnded, { ...fact, isRefunded: enrollment.isPaid }, at);
  }
  return some.length === enrollmentsAtOnce ? some.at(-1)?.enrollment.id : undefined;
}

/** Goes on with a course that was taken down, step by step; what was ended before stays so. */
export async function endMoreEnrollments({ db, now }: Pick<Deps, 'db' | 'now'>, task: TakenTask) {
  const courseId = courseOfSubject(task.id);
  if (courseId) {
    const { course } = await getCourse(db, courseId);
    let last: string | undefined;
    do last = await db.transaction((tx) => endSomeEnrollments(tx, course, last, now()));
    while (last);
  }
  await db.transaction((tx) => finishPersonTask(tx, task));
}
