import { conflict } from '@sidework/chassis/errors';
import { quizTries } from '@sidework/contracts/education-events/course-options';
import type { enrollments } from './table.ts';

/** How far a learner is in a quiz, of a whole course or of one lesson. */
export type QuizState = Pick<
  typeof enrollments.$inferSelect,
  'isQuizPassed' | 'lastScore' | 'quizTries' | 'quizOpensAt'
>;

export const notTried: QuizState = {
  isQuizPassed: false,
  lastScore: null,
  quizTries: 0,
  quizOpensAt: null,
};

/** Until when no try is left; null where there is one. */
export const pauseOf = ({ quizOpensAt }: Pick<QuizState, 'quizOpensAt'>, now: Date) =>
  quizOpensAt && quizOpensAt > now ? quizOpensAt : null;

export const triesLeft = (
  { quizTries: used, ...pause }: Pick<QuizState, 'quizTries' | 'quizOpensAt'>,
  now: Date,
) => (pauseOf(pause, now) ? 0 : quizTries.count - (used % quizTries.count));

/** The questions that the answers are of are those of the present try, and the pause after three tries is over. */
export function requireTry(quiz: QuizState, attempt: number | undefined, now: Date): void {
  if (quiz.isQuizPassed) throw conflict('quiz_passed_already');
  if (attempt !== undefined && attempt !== quiz.quizTries) throw conflict('quiz_changed');
  if (pauseOf(quiz, now)) throw conflict('quiz_closed');
}

export function afterTry(
  quiz: QuizState,
  { score, isPassed }: { score: number; isPassed: boolean },
  now: Date,
): QuizState {
  const tries = quiz.quizTries + 1;
  const isUsedUp = !isPassed && tries % quizTries.count === 0;
  const opensAt = new Date(now.getTime() + 3_600_000 * quizTries.pauseHours);
  return {
    lastScore: score,
    isQuizPassed: isPassed,
    quizTries: tries,
    quizOpensAt: isUsedUp ? opensAt : null,
  };
}
