import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { minutesText } from './course-words.ts';
import { SessionDates } from './session-dates.tsx';

interface Props {
  courseId: number;
  lesson: LessonView;
}

/** A lesson that is given live: its dates, and the minutes that the learner was there. */
export function LiveLesson({ courseId, lesson: { id, minutes, spentSeconds } }: Props) {
  return (
    <Stack>
      <p>
        <strong>
          {minutesText(spentSeconds)} of {minutes} minutes attended
        </strong>
        <br />
        Your educator checks you in. Your minutes count once the session is over.
      </p>
      <ProgressBar label="Time at this session" value={spentSeconds} most={60 * (minutes ?? 0)} />
      <SessionDates courseId={courseId} lessonId={id} />
    </Stack>
  );
}
