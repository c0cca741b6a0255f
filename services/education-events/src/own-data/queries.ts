import type { RowsPage } from '@sidework/chassis/db/all-rows';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { certificates, supersededCertificates } from '../certificates/table.ts';
import { coHosts } from '../co-hosts/table.ts';
import { courses, lessons } from '../courses/table.ts';
import {
  courseRatings,
  enrollments,
  lessonNotes,
  lessonQuizzes,
  lessonTimes,
} from '../enrollments/table.ts';
import { events } from '../events/table.ts';
import { payments } from '../payments/table.ts';
import { registrations } from '../registrations/table.ts';
import { courseSessions, sessionAttendances } from '../sessions/table.ts';
import { courseSubmissions } from '../submissions/table.ts';
import { waitlistPlaces } from '../waitlists/table.ts';

export const enrollmentsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({
      enrollment: enrollments,
      title: courses.title,
      spentMs: sql<number>`(
        select coalesce(sum(${lessonTimes.spentMs}), 0) from ${lessonTimes}
        where ${lessonTimes.enrollmentId} = ${enrollments.id}
      )::float8`,
      videos: sql<{ lesson: string; leftAtSecond: number }[]>`(
        select coalesce(
          json_agg(
            json_build_object('lesson', ${lessons.title}, 'leftAtSecond', ${lessonTimes.videoSecond})
            order by ${lessons.position}
          ),
          '[]'
        )
        from ${lessonTimes} join ${lessons} on ${lessons.id} = ${lessonTimes.lessonId}
        where ${lessonTimes.enrollmentId} = ${enrollments.id}
          and ${lessonTimes.videoSecond} is not null
      )`,
      lessonTries: sql<number>`(
        select coalesce(sum(${lessonQuizzes.quizTries}), 0) from ${lessonQuizzes}
        where ${lessonQuizzes.enrollmentId} = ${enrollments.id}
      )::int`,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), after))
    .orderBy(enrollments.enrolledAt, enrollments.id)
    .limit(limit);

export const notesOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ note: lessonNotes, course: courses.title, lesson: lessons.title })
    .from(lessonNotes)
    .innerJoin(enrollments, eq(enrollments.id, lessonNotes.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
    .where(and(eq(enrollments.userId, userId), after))
    .orderBy(lessonNotes.writtenAt, lessonNotes.lessonId)
    .limit(limit);

export const ratingsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ rating: courseRatings, course: courses.title })
    .from(courseRatings)
    .innerJoin(enrollments, eq(enrollments.id, courseRatings.enrollmentId))
    .innerJoin(courses, eq(courses.id, courseRatings.courseId))
    .where(and(eq(enrollments.userId, userId), after))
    .orderBy(courseRatings.ratedAt, courseRatings.id)
    .limit(limit);

/** The live sessions of courses at which a learner was. */
export const attendedOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ attendance: sessionAttendances, session: courseSessions, course: courses.title })
    .from(sessionAttendances)
    .innerJoin(enrollments, eq(enrollments.id, sessionAttendances.enrollmentId))
    .innerJoin(courseSessions, eq(courseSessions.id, sessionAttendances.sessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(and(eq(enrollments.userId, userId), after))
    .orderBy(sessionAttendances.checkedInAt, sessionAttendances.id)
    .limit(limit);

/** The live sessions that an educator announced. */
export const heldSessionsOf = (db: Db, educatorId: string, { after, limit }: RowsPage) =>
  db
    .select({ session: courseSessions, course: courses.title })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(and(eq(courses.educatorId, educatorId), after))
    .orderBy(courseSessions.startsAt, courseSessions.id)
    .limit(limit);

export const certificatesOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), after))
    .orderBy(certificates.issuedAt, certificates.id)
    .limit(limit);

export const supersededOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select()
    .from(supersededCertificates)
    .where(and(eq(supersededCertificates.userId, userId), after))
    .orderBy(supersededCertificates.supersededAt, supersededCertificates.id)
    .limit(limit);

export const submissionsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select()
    .from(courseSubmissions)
    .where(and(eq(courseSubmissions.educatorId, userId), after))
    .orderBy(courseSubmissions.createdAt, courseSubmissions.id)
    .limit(limit);

export const eventsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.organizerId, userId), after))
    .orderBy(events.createdAt, events.id)
    .limit(limit);

export const registrationsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ registration: registrations, title: events.title })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(and(eq(registrations.userId, userId), after))
    .orderBy(registrations.createdAt, registrations.id)
    .limit(limit);

export const placesOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ place: waitlistPlaces, title: events.title })
    .from(waitlistPlaces)
    .innerJoin(events, eq(events.id, waitlistPlaces.eventId))
    .where(and(eq(waitlistPlaces.userId, userId), after))
    .orderBy(waitlistPlaces.joinedAt, waitlistPlaces.id)
    .limit(limit);

export const coHostingBy = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ coHost: coHosts, title: events.title })
    .from(coHosts)
    .innerJoin(events, eq(events.id, coHosts.eventId))
    .where(and(eq(coHosts.userId, userId), after))
    .orderBy(coHosts.invitedAt, coHosts.id)
    .limit(limit);

export const coHostsInvitedBy = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ coHost: coHosts, title: events.title })
    .from(coHosts)
    .innerJoin(events, eq(events.id, coHosts.eventId))
    .where(and(eq(events.organizerId, userId), after))
    .orderBy(coHosts.invitedAt, coHosts.id)
    .limit(limit);

/** An organizer's invitations go with the organizer, and those of a co-host with the co-host. */
export async function forgetCoHostsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.organizerId, userId));
  await tx.delete(coHosts).where(or(eq(coHosts.userId, userId), inArray(coHosts.eventId, own)));
}

export const forgetPlacesOf = (tx: Tx, userId: string) =>
  tx.delete(waitlistPlaces).where(eq(waitlistPlaces.userId, userId));

export const paymentsOf = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.payerId, userId), after))
    .orderBy(payments.requestedAt, payments.id)
    .limit(limit);

/** A ticket that its giver's guest has taken bears the name of the guest. */
const isTaken = sql`(${registrations.status} = 'confirmed'
  and ${registrations.transferredAt} is not null and ${registrations.transferAcceptedAt} is not null)`;

/** The organizer's list keeps the seats, without the names, addresses and answers that were typed for them. */
export async function blankAttendee(tx: Tx, userId: string): Promise<void> {
  const isOwn = eq(registrations.userId, userId);
  await tx.update(registrations).set({ answers: [], showsToKnown: false }).where(isOwn);
  await tx
    .update(registrations)
    .set({ attendeeName: '', attendeeEmail: null })
    .where(and(isOwn, not(isTaken)));
}

/** The organizer alone wrote down who came without a ticket. */
export async function blankWalkInsOf(tx: Tx, organizerId: string): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.organizerId, organizerId));
  await tx
    .update(registrations)
    .set({ attendeeName: '', attendeeEmail: null })
    .where(and(eq(registrations.isWalkIn, true), inArray(registrations.eventId, own)));
}

export async function blankHolder(tx: Tx, userId: string): Promise<void> {
  for (const table of [certificates, supersededCertificates])
    await tx.update(table).set({ holderName: '' }).where(eq(table.userId, userId));
}

export const allSubmissionsOf = (tx: Tx, educatorId: string) =>
  tx.select().from(courseSubmissions).where(eq(courseSubmissions.educatorId, educatorId));

/** A published course keeps its syllabus, for those who learn it. */
export async function blankPublished(tx: Tx, id: string): Promise<void> {
  const details = sql`${courseSubmissions.draft} -> 'certificate'`;
  const isObject = sql`jsonb_typeof(${details}) = 'object'`;
  const isThis = eq(courseSubmissions.id, id);
  await tx
    .update(courseSubmissions)
    .set({ sampleCertificateKey: null, reason: null })
    .where(isThis);
  await tx
    .update(courseSubmissions)
    .set({
      draft: sql`jsonb_set(${courseSubmissions.draft}, '{certificate}', ${withoutSigner(details)})`,
    })
    .where(and(isThis, isObject));
}

/** Certificates that are issued from now on name no signer; those that were issued keep theirs. */
export async function blankSigner(tx: Tx, educatorId: string): Promise<void> {
  const isObject = sql`jsonb_typeof(${courses.certificate}) = 'object'`;
  await tx
    .update(courses)
    .set({ certificate: withoutSigner(sql`${courses.certificate}`) })
    .where(and(eq(courses.educatorId, educatorId), isObject));
}

/** A sponsor who signs is the educator, whose name goes; an academy stays the sponsor of its course. */
const withoutSigner = (details: SQL) => sql`(${details})
  || '{"signerName": "", "signerTitle": "", "sponsorAddress": ""}'::jsonb
  || case when (${details}) ->> 'sponsorName' = (${details}) ->> 'signerName'
    then '{"sponsorName": ""}'::jsonb else '{}'::jsonb end`;

export async function deleteSubmission(tx: Tx, id: string): Promise<void> {
  await tx.delete(courseSubmissions).where(eq(courseSubmissions.id, id));
}
