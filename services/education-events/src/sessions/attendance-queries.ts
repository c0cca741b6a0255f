import type { Db, Tx } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { enrollments, lessonProgress, lessonTimes } from '../enrollments/table.ts';
import type { Attendance, Session } from './session.ts';
import { courseSessions, sessionAttendances } from './table.ts';

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
