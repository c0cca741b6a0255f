import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { courses, lessons } from '../courses/table.ts';
import { enrollments, lessonProgress, lessonTimes } from '../enrollments/table.ts';
import type { Attendance, Session } from './session.ts';
import { courseSessions, sessionAttendances } from './table.ts';

type PageOf = { cursor?: string | undefined; limit: number };

const shown = (db: Db, enrollmentId: string | undefined) =>
  db
    .select({
      session: courseSessions,
      lessonTitle: lessons.title,
      attendance: sessionAttendances,
    })
    .from(courseSessions)
    .innerJoin(lessons, eq(lessons.id, courseSessions.lessonId))
    .leftJoin(
      sessionAttendances,
      enrollmentId === undefined
        ? sql`false`
        : and(
            eq(sessionAttendances.sessionId, courseSessions.id),
            eq(sessionAttendances.enrollmentId, enrollmentId),
          ),
    );
export type ShownSession = Awaited<ReturnType<typeof shown>>[number];

/** With the check-ins of the learner who asks. */
export function sessionsOf(
  db: Db,
  courseId: number,
  enrollmentId: string | undefined,
  { cursor, limit }: PageOf,
): Promise<ShownSession[]> {
  const { startsAt, id } = courseSessions;
  const after = momentAndId(cursor);
  return shown(db, enrollmentId)
    .where(
      and(
        eq(courseSessions.courseId, courseId),
        after && sql`(${startsAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(limit + 1);
}

export async function getShownSession(db: Db, id: string): Promise<ShownSession> {
  const [row] = await shown(db, undefined).where(eq(courseSessions.id, id));
  if (!row) throw notFound('session_not_found');
  return row;
}

export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(courseSessions).where(eq(courseSessions.id, id));
  return session;
}

/** At most `limits.courseSessions`. */
export async function countSessions(db: Db, courseId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(courseSessions)
    .where(eq(courseSessions.courseId, courseId));
  return row?.count ?? 0;
}

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.insert(courseSessions).values(session);
}

export async function saveSession(tx: Tx, { id, ...session }: Session): Promise<void> {
  await tx.update(courseSessions).set(session).where(eq(courseSessions.id, id));
}

const learners = (db: Db, session: Pick<Session, 'id'>) =>
  db
    .select({ enrollment: enrollments, name: people.fullName, attendance: sessionAttendances })
    .from(enrollments)
    .leftJoin(people, eq(people.id, enrollments.userId))
    .leftJoin(
      sessionAttendances,
      and(
        eq(sessionAttendances.enrollmentId, enrollments.id),
        eq(sessionAttendances.sessionId, session.id),
      ),
    );
export type ShownLearner = Awaited<ReturnType<typeof learners>>[number];

export const learnersAt = (
  db: Db,
  session: Pick<Session, 'id' | 'courseId'>,
  { cursor, limit }: PageOf,
): Promise<ShownLearner[]> =>
  learners(db, session)
    .where(
      and(
        eq(enrollments.courseId, session.courseId),
        inArray(enrollments.status, ['active', 'completed']),
        olderThan(enrollments.enrolledAt, enrollments.id, cursor),
      ),
    )
    .orderBy(desc(enrollments.enrolledAt), desc(enrollments.id))
    .limit(limit + 1);

export async function getLearnerAt(
  db: Db,
  session: Pick<Session, 'id'>,
  enrollmentId: string,
): Promise<ShownLearner> {
  const [row] = await learners(db, session).where(eq(enrollments.id, enrollmentId));
  if (!row) throw notFound('enrollment_not_found');
  return row;
}

const isOf = ({ sessionId, enrollmentId }: Pick<Attendance, 'sessionId' | 'enrollmentId'>) =>
  and(
    eq(sessionAttendances.sessionId, sessionId),
    eq(sessionAttendances.enrollmentId, enrollmentId),
  );

export async function findAttendance(
  db: Db,
  place: Pick<Attendance, 'sessionId' | 'enrollmentId'>,
): Promise<Attendance | undefined> {
  const [row] = await db.select().from(sessionAttendances).where(isOf(place));
  return row;
}

export async function saveAttendance(tx: Tx, attendance: Attendance): Promise<void> {
  await tx
    .insert(sessionAttendances)
    .values(attendance)
    .onConflictDoUpdate({
      target: [sessionAttendances.enrollmentId, sessionAttendances.sessionId],
      set: { checkedOutAt: attendance.checkedOutAt, countedAt: attendance.countedAt },
    });
}

const isHeldBy = (educatorId: string) =>
  sql`${courseSessions.courseId} in (select id from ${courses} where ${courses.educatorId} = ${educatorId})`;

/** The educator left, or was banned: nothing that is to come is held. */
export async function cancelComingSessionsOf(tx: Tx, educatorId: string, at: Date): Promise<void> {
  await tx
    .update(courseSessions)
    .set({ cancelledAt: at, tellAt: at, toldThrough: null })
    .where(
      and(
        isHeldBy(educatorId),
        isNull(courseSessions.cancelledAt),
        gt(courseSessions.startsAt, at),
      ),
    );
}

/** A place or a link can be the educator’s own. */
export async function blankPlacesOf(tx: Tx, educatorId: string): Promise<void> {
  await tx.update(courseSessions).set({ place: '', link: null }).where(isHeldBy(educatorId));
}

export async function removeAttendances(tx: Tx, { id }: Pick<Session, 'id'>): Promise<void> {
  await tx.delete(sessionAttendances).where(eq(sessionAttendances.sessionId, id));
}

export async function removeAttendance(
  tx: Tx,
  place: Pick<Attendance, 'sessionId' | 'enrollmentId'>,
): Promise<void> {
  await tx.delete(sessionAttendances).where(isOf(place));
}

/** Check-ins of one learner at two sessions are settled one after another, also those of two courses. */
export async function lockAttendanceOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('attendance of ' || ${userId}, 0))`,
  );
}

/** Whether a learner is checked in at another session, of any course, at the same time. */
export async function isElsewhere(
  db: Db,
  userId: string,
  { id, startsAt, endsAt }: Session,
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessionAttendances.id })
    .from(enrollments)
    .innerJoin(sessionAttendances, eq(sessionAttendances.enrollmentId, enrollments.id))
    .innerJoin(courseSessions, eq(courseSessions.id, sessionAttendances.sessionId))
    .where(
      and(
        eq(enrollments.userId, userId),
        ne(courseSessions.id, id),
        isNull(courseSessions.cancelledAt),
        lt(courseSessions.startsAt, endsAt),
        gt(courseSessions.endsAt, startsAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The check-ins whose session is over, and whose minutes were not counted since. */
export const dueAttendances = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({
      id: sessionAttendances.id,
      attendance: sessionAttendances,
      session: courseSessions,
    })
    .from(sessionAttendances)
    .innerJoin(courseSessions, eq(courseSessions.id, sessionAttendances.sessionId))
    .where(
      and(
        isNull(sessionAttendances.countedAt),
        isNull(courseSessions.cancelledAt),
        lte(courseSessions.endsAt, now),
        after ? gt(sessionAttendances.id, after) : undefined,
      ),
    )
    .orderBy(sessionAttendances.id)
    .limit(limit);
export type DueAttendance = Awaited<ReturnType<typeof dueAttendances>>[number];

/** The sessions whose learners are to be told of them. */
export const sessionsToTell = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(and(lte(courseSessions.tellAt, now), after ? gt(courseSessions.id, after) : undefined))
    .orderBy(courseSessions.id)
    .limit(limit);

export async function lockSession(tx: Tx, id: string): Promise<Session | undefined> {
  const [session] = await tx
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.id, id))
    .for('update');
  return session;
}

/** The next learners of its course who were not told yet; who has completed it does not come. */
export const learnersToTell = (
  db: Db,
  { courseId, toldThrough }: Pick<Session, 'courseId' | 'toldThrough'>,
  limit: number,
) =>
  db
    .select({ id: enrollments.id, userId: enrollments.userId, title: courses.title })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.status, 'active'),
        toldThrough ? gt(enrollments.id, toldThrough) : undefined,
      ),
    )
    .orderBy(enrollments.id)
    .limit(limit);

interface Place {
  enrollmentId: string;
  lessonId: string;
}

/** The sessions of a lesson at which a learner was. */
export const attendedIn = (db: Db, { enrollmentId, lessonId }: Place) =>
  db
    .select({
      startsAt: courseSessions.startsAt,
      endsAt: courseSessions.endsAt,
      countsOut: courseSessions.countsOut,
      checkedInAt: sessionAttendances.checkedInAt,
      checkedOutAt: sessionAttendances.checkedOutAt,
    })
    .from(sessionAttendances)
    .innerJoin(courseSessions, eq(courseSessions.id, sessionAttendances.sessionId))
    .where(
      and(
        eq(sessionAttendances.enrollmentId, enrollmentId),
        eq(courseSessions.lessonId, lessonId),
        isNull(courseSessions.cancelledAt),
      ),
    );

/** The minutes of a live lesson are those of its sessions alone. */
export async function setTime(tx: Tx, place: Place, spentMs: number): Promise<void> {
  await tx
    .insert(lessonTimes)
    .values({ ...place, spentMs })
    .onConflictDoUpdate({
      target: [lessonTimes.enrollmentId, lessonTimes.lessonId],
      set: { spentMs },
    });
}

export async function removeCompletedLesson(
  tx: Tx,
  { enrollmentId, lessonId }: Place,
): Promise<void> {
  await tx
    .delete(lessonProgress)
    .where(
      and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId)),
    );
}
