import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import { desc, eq } from 'drizzle-orm';
import { courses } from '../courses/table.ts';
import { enrollments } from '../enrollments/table.ts';
import { events } from '../events/table.ts';
import { findPerson } from '../people/queries.ts';
import { registrations } from '../registrations/table.ts';

/** A child that the actor looks after; whose it is not is told that there is none. */
export async function getChildOf(db: Db, actor: Actor, childId: string): Promise<Person> {
  const child = await findPerson(db, childId);
  if (!child || !isKid(child) || !child.guardianIds.includes(actor.id)) throw notFound('not_found');
  return child;
}

const most = 100;

export const courseRequestsOf = (db: Db, childId: string) =>
  db
    .select({
      enrollment: enrollments,
      title: courses.title,
      durationHours: courses.durationHours,
      educatorId: courses.educatorId,
      givenBy: people.fullName,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(people, eq(people.id, courses.educatorId))
    .where(eq(enrollments.userId, childId))
    .orderBy(desc(enrollments.enrolledAt))
    .limit(most);

export const eventRequestsOf = (db: Db, childId: string) =>
  db
    .select({ registration: registrations, event: events, givenBy: people.fullName })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .leftJoin(people, eq(people.id, events.organizerId))
    .where(eq(registrations.userId, childId))
    .orderBy(desc(registrations.createdAt))
    .limit(most);
