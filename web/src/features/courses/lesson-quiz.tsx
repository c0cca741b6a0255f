import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { Card } from '../../ui/layout/card.tsx';
import { minutesText } from './course-words.ts';
import { QuizForm, QuizPause } from './quiz-form.tsx';

interface Props {
  lesson: LessonView;
  /** The time that is missing in this lesson before its questions are asked. */
  leftSeconds: number;
  answer: (answers: number[], attempt: number) => Promise<unknown>;
}

const title = 'Check of this lesson';

/** The questions behind a lesson: the next one opens once they are passed. */
export function LessonQuiz({ lesson: { quiz, isCompleted }, leftSeconds, answer }: Props) {
  if (!quiz) return null;
  const { questions, lastScore, isPassed, passPercent, opensAt } = quiz;
  if (isPassed || isCompleted)
    return <Card title={title}>{isPassed && `You passed with ${lastScore}%.`}</Card>;
  if (leftSeconds > 0)
    return (
      <Card title={title}>
        {questions.length === 1 ? '1 question' : `${questions.length} questions`}, and {passPercent}
        % of the answers have to be right. Opens after {minutesText(leftSeconds)} more minutes.
      </Card>
    );
  if (opensAt)
    return <QuizPause title={title} lastScore={lastScore} quiz={quiz} opensAt={opensAt} />;
  return (
    <QuizForm
      key={quiz.attempt}
      title={title}
      questions={questions}
      lastScore={lastScore}
      quiz={quiz}
      answer={answer}
    />
  );
}
