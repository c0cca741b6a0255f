import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { subjectOfCourse } from '@sidework/contracts/education-events/course-subject';
import { contentTakenDown } from '@sidework/contracts/education-events/events';
import * as Course from '../courses/course.ts';
import { getCourse, lockCourse, saveCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { endingEnrollments, endSomeEnrollments } from '../enrollments/end-enrollments.ts';
import { endEvent } from '../event-management/end-event.ts';
import * as Event from '../events/event.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { lockSubmission, saveSubmission } from '../submissions/queries.ts';
import * as Submission from '../submissions/submission.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** Staff take an event down without a report. */
export const takeDownEvent = ({ db, now }: Does, actor: Actor, eventId: string, reason: string) =>
  db.transaction(async (tx) => {
    const { organizerId: ownerId, title } = await endEventByStaff(tx, eventId, now());
    const fact = { thing: 'event', subjectId: eventId, ownerId, title } as const;
    await emit(tx, contentTakenDown, { ...fact, moderatorId: actor.id, reason }, now());
  });

export const takeDownCourse = ({ db, now }: Does, actor: Actor, courseId: number, reason: string) =>
  db.transaction(async (tx) => {
    const { educatorId, title } = await endCourseByStaff(tx, courseId, now());
    const fact = { thing: 'course', subjectId: subjectOfCourse(courseId), title } as const;
    const told = { ...fact, ownerId: educatorId, moderatorId: actor.id, reason };
    await emit(tx, contentTakenDown, told, now());
  });

/** Those who booked are told in set words and get their money back; the organizer is told by network-chat. */
export async function endEventByStaff(tx: Tx, eventId: string, at: Date): Promise<Event.Event> {
  const before = await lockEvent(tx, eventId);
  const event = Event.takeDown(before, at);
  if (before.status !== event.status) await endEvent(tx, event, at);
  else await saveEvent(tx, event);
  return event;
}

/** The course leaves the list. Learners who have not begun get their money back; those who have begun keep the course. */
export async function endCourseByStaff(tx: Tx, courseId: number, at: Date) {
  const { submissionId } = (await getCourse(tx, courseId)).course;
  // The submission first, as where its educator archives it.
  const submission = submissionId ? await lockSubmission(tx, submissionId) : undefined;
  const course = Course.takeDown(await lockCourse(tx, courseId));
  if (submission)
    await saveSubmission(tx, Submission.archive(submission, { id: submission.educatorId }));
  await saveCourse(tx, course);
  const { educatorId: userId } = course;
  if (await endSomeEnrollments(tx, course, undefined, at))
    await addPersonTask(tx, { id: subjectOfCourse(courseId), kind: endingEnrollments, userId });
  return course;
}
