import { useParams } from 'react-router-dom';
import { Lessons } from '../../features/courses/lessons.tsx';
import { useLearning } from '../../features/courses/use-learning.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function LearnPage() {
  const { enrollmentId = '' } = useParams();
  const course = useLearning(enrollmentId);
  const { learning, error, reload } = course;
  return (
    <Page
      title={learning?.course.title ?? 'Course'}
      back={<BackLink to={paths.myCourses}>My Courses</BackLink>}
    >
      {error && !learning && <ErrorNotice error={error} onRetry={reload} />}
      {!error && !learning && <ListSkeleton rows={3} label="Loading the course" />}
      {learning && learning.lessons.length === 0 && <Closed courseId={learning.course.id} />}
      {learning && learning.lessons.length > 0 && (
        <Lessons
          learning={learning}
          course={course}
          report={(subjectId, name) => (
            <ReportButton
              about={{ thing: 'lesson_post', subjectId, courseId: learning.course.id, name }}
            />
          )}
        />
      )}
    </Page>
  );
}

function Closed({ courseId }: { courseId: number }) {
  return (
    <EmptyState
      scene="lesson"
      title="This course is not open"
      text="You returned it, or it is waiting for payment or for your guardian."
    >
      <LinkButton to={paths.course(courseId)}>See the course</LinkButton>
    </EmptyState>
  );
}
