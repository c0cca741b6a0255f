import { creditSecondsLeft } from '@sidework/contracts/education-events/course-options';
import type { LearningView, LessonView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { useRef } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { minutesText } from './course-words.ts';
import { CreditsCard } from './credits-card.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LessonNote } from './lesson-note.tsx';
import { LessonQuestions } from './lesson-questions.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import type { ReportPost } from './question-thread.tsx';
import { Quiz } from './quiz.tsx';
import { RateCourse } from './rate-course.tsx';
import { RefundCourse } from './refund-course.tsx';
import type { useLearning } from './use-learning.ts';
import { useLessonTime } from './use-lesson-time.ts';

interface Props {
  learning: LearningView;
  course: ReturnType<typeof useLearning>;
  report: ReportPost;
}

/** The lessons of a course, from where one left. */
export function Lessons({ learning, course, report }: Props) {
  const { isBusy, run } = useBusy();
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const root = useRef<HTMLDivElement>(null);
  const { lessons, currentLessonId } = learning;
  const current = lessons.find(({ id }) => id === currentLessonId) ?? lessons[0];
  const isCounting =
    learning.status === 'active' && current?.isLocked === false && current.kind !== 'live';
  const time = useLessonTime(learning.id, current, isCounting);
  const spentIn = (lesson: LessonView) =>
    lesson.id === current?.id ? time.spentSeconds : lesson.spentSeconds;
  const spentSeconds = lessons.reduce((sum, lesson) => sum + spentIn(lesson), 0);

  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  const finish = (lessonId: string) =>
    act(async () => {
      await course.complete(lessonId);
      // Its button went with it.
      root.current?.querySelector<HTMLElement>('[role=status]')?.focus();
    });

  return (
    <Split
      asideLabel="Lessons"
      aside={
        <Stack>
          <CreditsCard learning={learning} spentSeconds={spentSeconds} />
          <Rows label="Lessons">
            {lessons.map((lesson) => (
              <ListRow
                key={lesson.id}
                title={lesson.title}
                details={lessonDetails(lesson, spentIn(lesson))}
                chip={lessonChip(lesson)}
                isChosen={lesson.id === current?.id}
                {...(!lesson.isLocked && {
                  onChoose: () => void act(() => course.open(lesson.id)),
                })}
              />
            ))}
          </Rows>
          <RefundCourse learning={learning} refund={course.refund} />
        </Stack>
      }
      after={
        <Stack gap="lg">
          {current && !current.isLocked && (
            <LessonNote
              key={current.id}
              note={current.note}
              keep={(note) => course.keepNote(current.id, note)}
            />
          )}
          {current && !current.isLocked && !isChild && (
            <LessonQuestions
              key={`${current.id} questions`}
              courseId={learning.course.id}
              lessonId={current.id}
              report={report}
            />
          )}
          <Quiz
            key={learning.quiz.attempt}
            learning={learning}
            secondsLeft={creditSecondsLeft(learning.course, spentSeconds)}
            answer={course.answer}
          />
        </Stack>
      }
    >
      <div ref={root}>
        <Stack gap="lg">
          <div role="status" tabIndex={-1}>
            <p>{learning.percent}% done</p>
            <ProgressBar label="How far you are" value={learning.percent} most={100} />
          </div>
          <CertificateCard learning={learning} reissue={course.reissue} />
          {learning.status === 'completed' && (
            <RateCourse own={learning.ownRating} rate={course.rate} />
          )}
          {current && (
            <LessonCard
              enrollmentId={learning.id}
              courseId={learning.course.id}
              lesson={current}
              time={time}
              isCounting={isCounting}
              isBusy={isBusy}
              onFinish={() => void finish(current.id)}
              linkFile={course.linkFile}
              linkLessonFile={() => course.linkLessonFile(current.id)}
            />
          )}
          {current && (
            <LessonQuiz
              key={`${current.id} quiz`}
              lesson={current}
              leftSeconds={time.leftSeconds}
              answer={(answers, attempt) => course.answerLesson(current.id, answers, attempt)}
            />
          )}
        </Stack>
      </div>
    </Split>
  );
}

function lessonDetails({ isSample, isLocked, minutes }: LessonView, spentSeconds: number) {
  if (isSample) return 'Sample lesson';
  if (isLocked) return `${minutes ? `${minutes} min, after` : 'After'} the lesson before it`;
  return minutes ? `${minutesText(spentSeconds)} of ${minutes} min` : undefined;
}

function lessonChip({ isCompleted, isLocked }: LessonView) {
  if (isCompleted) return <Chip meaning="over">Done</Chip>;
  return isLocked && <Chip meaning="waiting">Locked</Chip>;
}
