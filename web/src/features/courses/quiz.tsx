import { quizTries } from '@sidework/contracts/education-events/course-options';
import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { exactText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { minutesText } from './course-words.ts';

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
    return (
      <Card title="Quiz">
        <p role="status">
          {lastScore}% were right, and {quiz.passPercent}% are needed. Your three tries are used up.
          There are three more from {exactText(quiz.opensAt)}.
        </p>
      </Card>
    );
  return <OpenQuiz learning={learning} answer={answer} />;
}

function OpenQuiz({
  learning: { questions, lastScore, quiz },
  answer,
}: Omit<Props, 'secondsLeft'>) {
  const { passPercent, triesLeft, attempt } = quiz;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const { isBusy, run } = useBusy();
  const missing = questions.filter(({ id }) => chosen[id] === undefined);

  async function send() {
    setIncomplete(missing.length > 0);
    if (missing.length > 0) return;
    try {
      await answer(
        questions.map(({ id }) => Number(chosen[id])),
        attempt,
      );
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Card title="Quiz" meaning="turn">
      <Stack gap="lg">
        <p role="status">
          {lastScore === null
            ? `${passPercent}% of the answers have to be right.`
            : `${lastScore}% were right, and ${passPercent}% are needed. Try again.`}{' '}
          {triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left, then there is a pause of{' '}
          {quizTries.pauseHours} hours.
        </p>
        {questions.map(({ id, question, choices }) => (
          <RadioCards
            key={id}
            label={question}
            options={choices.map((label, place) => ({ value: String(place), label }))}
            value={chosen[id] ?? null}
            error={isIncomplete && chosen[id] === undefined && 'Please choose an answer'}
            onChange={(place) => setChosen((all) => ({ ...all, [id]: place }))}
          />
        ))}
        {isIncomplete && missing.length > 0 && (
          <p role="alert">Please answer every question: {missing.length} left.</p>
        )}
        <div>
          <PlainButton isBusy={isBusy} onClick={() => void run(send)}>
            Send answers
          </PlainButton>
        </div>
      </Stack>
    </Card>
  );
}
