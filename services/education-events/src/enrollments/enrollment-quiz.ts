import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';

/** How many percent of the answers are right, rounded down, and whether these are enough. */
export function mark(
  questions: readonly { answer: number }[],
  answers: readonly number[],
  passPercent: number,
): { score: number; isPassed: boolean } {
  if (answers.length !== questions.length) throw unprocessable('quiz_answers_missing');
  const right = questions.filter(({ answer }, place) => answers[place] === answer).length;
  const score = Math.floor((100 * right) / Math.max(1, questions.length));
  return { score, isPassed: score >= passPercent };
}

interface Asks {
  passPercent: number | null;
}

/** The questions of a lesson are still to be passed. */
export const isQuizOpen = (
  { passPercent }: Asks,
  { isQuizPassed }: { isQuizPassed: boolean },
): boolean => passPercent !== null && !isQuizPassed;

/** A lesson that asks questions is finished once they are passed. */
export function requireQuizPassed(lesson: Asks, state: { isQuizPassed: boolean }): void {
  if (isQuizOpen(lesson, state)) throw conflict('lesson_quiz_not_passed');
}

export function requireAsks<L extends Asks>(
  lesson: L | undefined,
): asserts lesson is L & { passPercent: number } {
  if (lesson === undefined || lesson.passPercent === null) throw notFound('lesson_quiz_not_found');
}
