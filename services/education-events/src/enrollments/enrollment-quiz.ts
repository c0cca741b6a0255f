import { unprocessable } from '@sidework/chassis/errors';

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
