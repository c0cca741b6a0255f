import { platformName } from '@sidework/contracts/education-events/course-options';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { Navigate, useParams } from 'react-router-dom';
import { CourseDetails } from '../../features/courses/course-details.tsx';
import { useCourse } from '../../features/courses/use-course.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { isStaff, useTakeDown } from '../../features/reports/take-down.ts';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function CoursePage() {
  const { courseId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(courseId) ? <Course courseId={Number(courseId)} /> : <Missing />;
}

function Missing() {
  return (
    <Page title={courseTexts.notFound}>
      <EmptyState
        scene="search"
        title="There is no course here"
        text="It may have left the catalogue."
      >
        <LinkButton to={paths.education}>Back to Courses</LinkButton>
      </EmptyState>
    </Page>
  );
}

function Course({ courseId }: { courseId: number }) {
  const { course, error, reload, enroll } = useCourse(courseId);
  const session = useSession();
  const takeDown = useTakeDown();
  if (course && course.id !== courseId) return <Navigate replace to={paths.course(course.id)} />;
  if (error?.status === 404) return <Missing />;
  return (
    <Page
      title={course?.title ?? 'Course'}
      {...(course && { purpose: course.description })}
      back={<BackLink to={paths.education}>Courses</BackLink>}
    >
      {error && !course && <ErrorNotice error={error} onRetry={reload} />}
      {!error && !course && <ListSkeleton rows={3} label="Loading the course" />}
      {course && <CourseDetails course={course} enroll={enroll} />}
      {course && course.educatorName !== platformName && (
        <Row>
          {session && !course.isOwn && (
            <ReportButton
              about={{ thing: 'course', subjectId: String(courseId), name: 'this course' }}
            />
          )}
          {isStaff(session) && (
            <DecideWithReason about={course.title} {...takeDown.course(courseId)} />
          )}
        </Row>
      )}
    </Page>
  );
}
