import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PostForm } from './post-form.tsx';
import { QuestionThread, type ReportPost } from './question-thread.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  courseId: number;
  lessonId: string;
  report: ReportPost;
}

/** Learners ask about a lesson here, and its educator and other learners answer. */
export function LessonQuestions({ courseId, lessonId, report }: Props) {
  const questions = useQuestions(courseId, lessonId);
  const { list } = questions;
  return (
    <Card title="Questions and answers">
      <Stack gap="lg">
        {list.error && !list.items && (
          <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
        )}
        {list.items?.length === 0 && <p>Nothing was asked about this lesson yet.</p>}
        {list.items?.map((question) => (
          <QuestionThread
            key={question.id}
            report={report}
            question={question}
            questions={questions}
          />
        ))}
        <LoadMore list={list} label="Load more questions" />
        <PostForm
          label="Your question"
          description="Everyone who takes this course can read it, with your name"
          submitLabel="Ask"
          done="Your question is there"
          send={questions.ask}
        />
      </Stack>
    </Card>
  );
}
