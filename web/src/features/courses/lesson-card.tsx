import type { LessonView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { minutesText } from './course-words.ts';
import { LessonTimeNotice } from './lesson-time-notice.tsx';
import type { LessonTime } from './use-lesson-time.ts';

/** Few lessons are live. */
const LiveLesson = lazy(async () => ({
  default: (await import('./live-lesson.tsx')).LiveLesson,
}));

/** Few lessons have a video of their own. */
const LessonVideo = lazy(async () => ({
  default: (await import('./lesson-video.tsx')).LessonVideo,
}));

interface Props {
  enrollmentId: string;
  courseId: number;
  lesson: LessonView;
  time: LessonTime;
  isCounting: boolean;
  isBusy: boolean;
  onFinish: () => void;
  linkFile: () => Promise<string>;
  linkLessonFile: () => Promise<string>;
}

/** The lesson that is open: its words, its video or its file. */
export function LessonCard({
  enrollmentId,
  courseId,
  lesson,
  time,
  isCounting,
  isBusy,
  onFinish,
  linkFile,
  linkLessonFile,
}: Props) {
  const isLive = lesson.kind === 'live';
  // The questions of a lesson and a check-in finish it by themselves.
  const isFinishedHere = !lesson.isCompleted && !lesson.isLocked && !lesson.quiz && !isLive;
  const timeNotice = !lesson.isLocked && (
    <LessonTimeNotice lesson={lesson} time={time} isCounting={isCounting} />
  );
  return (
    <Card
      title={lesson.title}
      aside={lesson.isSample && <Chip meaning="waiting">Sample lesson</Chip>}
    >
      <Stack>
        {lesson.isLocked && <p>It opens once the lessons before it are finished.</p>}
        {isLive && (
          <Suspense fallback={null}>
            <LiveLesson courseId={courseId} lesson={lesson} />
          </Suspense>
        )}
        {lesson.hasVideo ? (
          <Suspense fallback={timeNotice}>
            <LessonVideo key={lesson.id} enrollmentId={enrollmentId} lesson={lesson}>
              {timeNotice}
            </LessonVideo>
          </Suspense>
        ) : (
          !isLive && timeNotice
        )}
        {lesson.content && <LongText>{lesson.content}</LongText>}
        <Row>
          {lesson.videoUrl && (
            <LinkButton
              to={lesson.videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
            >
              Watch the video
            </LinkButton>
          )}
          {lesson.fileName && (
            <CourseFile
              key={lesson.id}
              label={`Open ${lesson.fileName}`}
              linkFile={linkLessonFile}
            />
          )}
          {lesson.kind === 'file' && !lesson.fileName && !lesson.isLocked && (
            <CourseFile label="Open the file" linkFile={linkFile} />
          )}
          {isFinishedHere && (
            <PlainButton isBusy={isBusy} isDisabled={time.leftSeconds > 0} onClick={onFinish}>
              Finish this lesson
            </PlainButton>
          )}
        </Row>
        {isFinishedHere && time.leftSeconds > 0 && (
          <p>It can be finished after {minutesText(time.leftSeconds)} more minutes.</p>
        )}
      </Stack>
    </Card>
  );
}

/** Each link lives for a minute: one is asked for when it is wanted, and a click on it is the browser's own. */
function CourseFile({ label, linkFile }: Pick<Props, 'linkFile'> & { label: string }) {
  const [url, setUrl] = useState<string>();
  const { isBusy, run } = useBusy();

  const ask = () =>
    run(async () => {
      try {
        setUrl(await linkFile());
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  if (url)
    return (
      <LinkButton
        to={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        onClick={() => setTimeout(() => setUrl(undefined))}
      >
        Show the file in a new tab
      </LinkButton>
    );
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void ask()}>
      {label}
    </PlainButton>
  );
}
