import { creditSecondsLeft } from '@sidework/contracts/education-events/course-options';
import { minutesOf } from '@sidework/contracts/education-events/course-requirements';
import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { Chip } from '../../ui/figures/chip.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { creditsText } from './course-words.ts';

interface Props {
  learning: LearningView;
  /** In all lessons. */
  spentSeconds: number;
}

/** The time that was spent in a course, and what it will give. */
export function CreditsCard({ learning, spentSeconds }: Props) {
  const { course, lessons, status } = learning;
  const needed = creditSecondsLeft(course, 0) / 60;
  const minutes = Math.max(minutesOf(lessons), Math.ceil(needed));
  const spent = Math.floor(spentSeconds / 60);
  const isEarned = status === 'completed';
  const credits = course.isSample ? 0 : course.credits;
  return (
    <Card
      title={credits > 0 ? 'Your credits' : 'Your time'}
      aside={
        credits > 0 && (
          <Chip meaning={isEarned ? 'open' : 'waiting'}>{isEarned ? 'Earned' : 'None yet'}</Chip>
        )
      }
    >
      <p>
        <strong>{minutes > 0 ? `${spent} of ${minutes} minutes` : `${spent} minutes`}</strong>
      </p>
      {minutes > 0 && <ProgressBar label="Time spent in the course" value={spent} most={minutes} />}
      <p>
        {credits > 0 && minutes > 0
          ? `${creditsText(credits)} once all ${minutes} minutes are spent and the quiz is passed. The certificate prints the minutes.`
          : course.isSample
            ? 'The lessons are samples and give no credits.'
            : 'The certificate prints the minutes that you spend in the lessons.'}
      </p>
    </Card>
  );
}
