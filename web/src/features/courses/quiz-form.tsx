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

interface Props extends Pick<LearningView, 'questions' | 'lastScore' | 'quiz'> {
  title: string;
  answer: (answers: number[], attempt: number) => Promise<unknown>;
}

interface PauseProps extends Pick<Props, 'title' | 'lastScore' | 'quiz'> {
  opensAt: string;
}

/** The tries are used up for a day. */
export const QuizPause = ({ title, lastScore, quiz, opensAt }: PauseProps) => (
  <Card title={title}>
    <p role="status">
      {lastScore}% were right, and {quiz.passPercent}% are needed. Your three tries are used up.
      There are three more from {exactText(opensAt)}.
    </p>
  </Card>
);

/** The questions of one try. */
export function QuizForm({ title, questions, lastScore, quiz, answer }: Props) {
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
    <Card title={title} meaning="turn">
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
