import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { courses, lessons } from '../courses/table.ts';
import { enrollments } from '../enrollments/table.ts';
import type { Session } from './session.ts';
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
