import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { minutesText } from './course-words.ts';
import type { LessonTime } from './use-lesson-time.ts';

interface Props {
  lesson: LessonView;
  time: LessonTime;
  isCounting: boolean;
}

/** How much of its time was spent in the lesson, and what stops it. */
export function LessonTimeNotice({ lesson: { minutes }, time, isCounting }: Props) {
  const spent = minutesText(time.spentSeconds);
  return (
    <Stack gap="xs">
      <p>
        <strong>
          {minutes
            ? `${spent} of ${minutes} minutes spent in this lesson`
            : `${spent} spent in this lesson`}
        </strong>
        <br />
        {isCounting
          ? 'Counts while this page is in view, and stops when you are away.'
          : 'The course is complete, and no more time counts.'}
      </p>
      {minutes !== null && (
        <ProgressBar
          label="Time spent in this lesson"
          value={time.spentSeconds}
          most={60 * minutes}
        />
      )}
      {time.stop === 'idle' && (
        <Notice
          meaning="turn"
          title="Still here?"
          action={<PlainButton onClick={time.goOn}>Yes, go on</PlainButton>}
        >
          You gave no sign for five minutes, so your time does not count.
        </Notice>
      )}
      {time.stop === 'elsewhere' && (
        <Notice
          meaning="turn"
          title="Another lesson is open"
          action={<PlainButton onClick={time.goOn}>Count here</PlainButton>}
        >
          Your time counts in one lesson at a time, and now it counts in the other one.
        </Notice>
      )}
    </Stack>
  );
}
