import { getSessionCode } from '@sidework/contracts/education-events/course-sessions';
import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { useApi } from '../../lib/api.ts';
import { Picture } from '../../ui/figures/picture.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { minutesText } from './course-words.ts';
import { SessionDates } from './session-dates.tsx';

interface Props {
  courseId: number;
  lesson: LessonView;
}

/** A lesson that is given live: its dates, and the minutes that the learner was there. */
export function LiveLesson({ courseId, lesson }: Props) {
  const { id, minutes, spentSeconds, isCompleted } = lesson;
  return (
    <Stack>
      <p>
        <strong>
          {minutesText(spentSeconds)} of {minutes} minutes attended
        </strong>
        <br />
        Your educator checks you in. Your minutes count once the session is over.
      </p>
      {!isCompleted && <SessionCode courseId={courseId} />}
      <ProgressBar label="Time at this session" value={spentSeconds} most={60 * (minutes ?? 0)} />
      <SessionDates courseId={courseId} lessonId={id} />
    </Stack>
  );
}

/** The list of the educator checks in too, so that a code that does not come is only left out. */
function SessionCode({ courseId }: Pick<Props, 'courseId'>) {
  const { data } = useApi(getSessionCode, { params: { courseId } });
  if (!data) return null;
  return (
    <>
      <Picture src={data.qr} shape="code" alt="Your check-in code" />
      <p>Show this code to your educator.</p>
    </>
  );
}
