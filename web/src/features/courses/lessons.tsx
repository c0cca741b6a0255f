import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { useRef } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { LessonCard } from './lesson-card.tsx';
import { Quiz } from './quiz.tsx';
import type { useLearning } from './use-learning.ts';

interface Props {
  learning: LearningView;
  course: ReturnType<typeof useLearning>;
}

/** The lessons of a course, from where one left. */
export function Lessons({ learning, course }: Props) {
  const { isBusy, run } = useBusy();
  const root = useRef<HTMLDivElement>(null);
  const { lessons, currentLessonId } = learning;
  const current = lessons.find(({ id }) => id === currentLessonId) ?? lessons[0];

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
        <Rows label="Lessons">
          {lessons.map((lesson) => (
            <ListRow
              key={lesson.id}
              title={lesson.title}
              details={lesson.isSample && 'Sample lesson'}
              chip={lesson.isCompleted && <Chip meaning="over">Done</Chip>}
              isChosen={lesson.id === current?.id}
              onChoose={() => void act(() => course.open(lesson.id))}
            />
          ))}
        </Rows>
      }
    >
      <div ref={root}>
        <Stack gap="lg">
          <p role="status" tabIndex={-1}>
            {learning.percent}% done
          </p>
          <CertificateCard learning={learning} />
          {current && (
            <LessonCard
              lesson={current}
              isBusy={isBusy}
              onFinish={() => void finish(current.id)}
              linkFile={course.linkFile}
            />
          )}
          <Quiz learning={learning} answer={course.answer} />
        </Stack>
      </div>
    </Split>
  );
}
