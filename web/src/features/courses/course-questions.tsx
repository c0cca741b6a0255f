import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { QuestionThread, type ReportPost } from './question-thread.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  courseId: number;
  report: ReportPost;
}

/** All questions on the lessons of a course, for its educator. */
export function CourseQuestions({ courseId, report }: Props) {
  const questions = useQuestions(courseId);
  const { list } = questions;
  return (
    <Section title="Questions and answers">
      {list.error && !list.items && (
        <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
      )}
      {list.items?.length === 0 && (
        <p>Learners can ask about each lesson. Nothing was asked yet.</p>
      )}
      <Stack gap="lg">
        {list.items?.map((question) => (
          <QuestionThread
            key={question.id}
            report={report}
            question={question}
            questions={questions}
            isTeaching
          />
        ))}
      </Stack>
      <LoadMore list={list} label="Load more questions" />
    </Section>
  );
}
