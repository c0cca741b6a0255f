import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { Card } from '../../ui/layout/card.tsx';
import { minutesText } from './course-words.ts';
import { QuizForm, QuizPause } from './quiz-form.tsx';

interface Props {
  learning: LearningView;
  /** The time in the lessons that is missing before the course can give its credits. */
  secondsLeft: number;
  answer: (answers: number[], attempt: number) => Promise<unknown>;
}

/** A gate behind the lessons. */
export function Quiz({ learning, secondsLeft, answer }: Props) {
  const { questions, lessons, isQuizPassed, lastScore, quiz } = learning;
  if (questions.length === 0) return null;
  if (isQuizPassed) return <Card title="Quiz">You passed with {lastScore}%.</Card>;
  if (lessons.some(({ isCompleted }) => !isCompleted))
    return <Card title="Quiz">It opens once all lessons are finished.</Card>;
  if (secondsLeft > 0)
    return (
      <Card title="Quiz">
        It opens after {minutesText(secondsLeft)} more minutes in the lessons.
      </Card>
    );
  if (quiz.opensAt)
    return <QuizPause title="Quiz" lastScore={lastScore} quiz={quiz} opensAt={quiz.opensAt} />;
  return (
    <QuizForm
      title="Quiz"
      questions={questions}
      lastScore={lastScore}
      quiz={quiz}
      answer={answer}
    />
  );
}
