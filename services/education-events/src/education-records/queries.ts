import type { Db } from '@sidework/chassis/db/db';
import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { certificates } from '../certificates/table.ts';
import { courses } from '../courses/table.ts';
import { events } from '../events/table.ts';
import { certificateShowers } from './table.ts';

const mostShown = 5;

export async function showsCertificates(db: Db, personId: string): Promise<boolean> {
  return (await db.$count(certificateShowers, eq(certificateShowers.personId, personId))) > 0;
}

/** The newest that count; a sample proves nothing. */
export const newestCertificates = (db: Db, personId: string) =>
  db
    .select({
      code: certificates.code,
      courseTitle: certificates.courseTitle,
      hours: certificates.hours,
      completedOn: certificates.completedOn,
    })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, personId),
        isNull(certificates.revokedAt),
        eq(certificates.isSample, false),
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(mostShown);

export const newestCourses = (db: Db, educatorId: string) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.educatorId, educatorId), eq(courses.status, 'published')))
    .orderBy(desc(courses.id))
    .limit(mostShown);

export const nextEvents = (db: Db, organizerId: string, now: Date) =>
  db
    .select({
      id: events.id,
      title: events.title,
      startsAt: events.eventDate,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        gte(events.eventDate, now),
        eq(events.status, 'upcoming'),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(mostShown);
