import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import { notTried, type QuizState } from './enrollment-tries.ts';
import { lessonQuizzes } from './table.ts';

interface Place {
  enrollmentId: string;
  lessonId: string;
}

/** Its enrollment is locked where it changes. */
export async function quizStateOf(db: Db, { enrollmentId, lessonId }: Place): Promise<QuizState> {
  const [row] = await db
    .select()
    .from(lessonQuizzes)
    .where(and(eq(lessonQuizzes.enrollmentId, enrollmentId), eq(lessonQuizzes.lessonId, lessonId)));
  return row ?? notTried;
}

/** By lesson. */
export async function quizStatesOf(db: Db, enrollmentId: string): Promise<Map<string, QuizState>> {
  const rows = await db
    .select()
    .from(lessonQuizzes)
    .where(eq(lessonQuizzes.enrollmentId, enrollmentId));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

export async function saveQuizState(tx: Tx, place: Place, state: QuizState): Promise<void> {
  await tx
    .insert(lessonQuizzes)
    .values({ ...state, ...place })
    .onConflictDoUpdate({
      target: [lessonQuizzes.enrollmentId, lessonQuizzes.lessonId],
      set: state,
    });
}
