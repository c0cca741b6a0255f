import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, sql } from 'drizzle-orm';
import type { LessonClock } from './lesson-clock.ts';
import { lessonClocks, lessonTimes } from './table.ts';

/** The clock of the learner, which starts here where there is none yet; locked until the end of the transaction. */
export async function lockClock(tx: Tx, started: LessonClock): Promise<LessonClock> {
  await tx.insert(lessonClocks).values(started).onConflictDoNothing();
  const [clock] = await tx
    .select()
    .from(lessonClocks)
    .where(eq(lessonClocks.userId, started.userId))
    .for('update');
  return clock ?? started;
}

export async function saveClock(tx: Tx, { userId, ...clock }: LessonClock): Promise<void> {
  await tx.update(lessonClocks).set(clock).where(eq(lessonClocks.userId, userId));
}

interface Place {
  enrollmentId: string;
  lessonId: string;
}

/** Gives what is spent by then. */
export async function addTime(tx: Tx, place: Place, spentMs: number): Promise<number> {
  const [time] = await tx
    .insert(lessonTimes)
    .values({ ...place, spentMs })
    .onConflictDoUpdate({
      target: [lessonTimes.enrollmentId, lessonTimes.lessonId],
      set: { spentMs: sql`${lessonTimes.spentMs} + ${spentMs}` },
    })
    .returning({ spentMs: lessonTimes.spentMs });
  return time?.spentMs ?? 0;
}

export async function spentIn(db: Db, { enrollmentId, lessonId }: Place): Promise<number> {
  const [time] = await db
    .select()
    .from(lessonTimes)
    .where(and(eq(lessonTimes.enrollmentId, enrollmentId), eq(lessonTimes.lessonId, lessonId)));
  return time?.spentMs ?? 0;
}

/** By lesson. */
export async function timesOf(db: Db, enrollmentId: string): Promise<Map<string, number>> {
  const times = await db
    .select()
    .from(lessonTimes)
    .where(eq(lessonTimes.enrollmentId, enrollmentId));
  return new Map(times.map(({ lessonId, spentMs }) => [lessonId, spentMs]));
}

export const spentInAll = async (db: Db, enrollmentId: string): Promise<number> =>
  [...(await timesOf(db, enrollmentId)).values()].reduce((sum, spentMs) => sum + spentMs, 0);

/** The second at which they left its video. */
export async function videoSecondIn(db: Db, { enrollmentId, lessonId }: Place): Promise<number> {
  const [time] = await db
    .select({ second: lessonTimes.videoSecond })
    .from(lessonTimes)
    .where(and(eq(lessonTimes.enrollmentId, enrollmentId), eq(lessonTimes.lessonId, lessonId)));
  return time?.second ?? 0;
}

export async function saveVideoSecond(tx: Tx, place: Place, videoSecond: number): Promise<void> {
  await tx
    .insert(lessonTimes)
    .values({ ...place, spentMs: 0, videoSecond })
    .onConflictDoUpdate({
      target: [lessonTimes.enrollmentId, lessonTimes.lessonId],
      set: { videoSecond },
    });
}
