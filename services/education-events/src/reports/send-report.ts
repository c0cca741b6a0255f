import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { subjectOfCourse } from '@sidework/contracts/education-events/course-subject';
import { contentReported } from '@sidework/contracts/education-events/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { Complaint } from '@sidework/contracts/network-chat/reports';
import { v7 as uuidv7 } from 'uuid';
import { getCourseDetail } from '../catalogue/get-course-detail.ts';
import { educatorOf } from '../courses/course.ts';
import { getCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getReportableEvent } from '../events/queries.ts';
import { audienceOf } from '../people/queries.ts';
import { findLatestRegistration } from '../registrations/queries.ts';
import { type Reported, requireNotOwn } from './report.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** A member reports an event that they see or saw, also where they may not act otherwise. */
export async function reportEvent(deps: Does, actor: Actor, eventId: string, said: Complaint) {
  const audience = await audienceOf(deps.db, actor);
  const event = await getReportableEvent(deps.db, audience, eventId);
  const registration = await findLatestRegistration(deps.db, eventId, actor.id);
  Event.requireVisible(event, { ...audience, registration });
  const { id: subjectId, organizerId: ownerId, title } = event;
  await report(deps, actor, said, { thing: 'event', subjectId, ownerId, title });
}

export async function reportCourse(deps: Does, actor: Actor, courseId: number, said: Complaint) {
  await getCourseDetail(deps, actor, courseId);
  const { course } = await getCourse(deps.db, courseId);
  const { title } = course;
  const ownerId = educatorOf(course);
  const subjectId = subjectOfCourse(courseId);
  await report(deps, actor, said, { thing: 'course', subjectId, ownerId, title });
}

function report({ db, now }: Does, actor: Actor, said: Complaint, reported: Reported) {
  requireNotOwn(reported, actor);
  const { id } = actor;
  return db.transaction(async (tx) => {
    const at = now();
    const limit = perHour(id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await emit(
      tx,
      contentReported,
      { reportId: uuidv7(), reporterId: id, ...reported, ...said },
      at,
    );
  });
}
