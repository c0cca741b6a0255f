import { createHash } from 'node:crypto';

/** The questions of a try: of a pool others at each try, and the same ones however often it is looked at. */
export function drawn<Q extends { id: string }>(
  questions: readonly Q[],
  { quizSize }: { quizSize: number | null },
  { id, quizTries }: { id: string; quizTries: number },
): Q[] {
  if (!quizSize || quizSize >= questions.length) return [...questions];
  const lot = (question: Q) =>
    createHash('sha256').update(`${id} ${quizTries} ${question.id}`).digest('hex');
  const chosen = new Set(
    questions.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, quizSize),
  );
  return questions.filter((question) => chosen.has(question));
}
