import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CourseQuestions } from '../../features/courses/course-questions.tsx';
import { useCourse } from '../../features/courses/use-course.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { CouponList } from '../../features/teaching/coupon-list.tsx';
import { CourseFigures } from '../../features/teaching/course-figures.tsx';
import { StudentList } from '../../features/teaching/student-list.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Few courses have live sessions. */
const SessionList = lazy(async () => ({
  default: (await import('../../features/teaching/session-list.tsx')).SessionList,
}));

/** The camera of the door of an event. */
const Scanner = lazy(async () => ({
  default: (await import('../../features/events/scanner.tsx')).Scanner,
}));

export function StudentsPage() {
  const courseId = Number(useParams().courseId);
  const { course } = useCourse(courseId);
  const live = course?.curriculum.filter(({ kind }) => kind === 'live') ?? [];
  return (
    <Page
      title={course ? `Students of “${course.title}”` : 'Students'}
      purpose="Who takes your course, who is stuck, and what it brought you."
      back={<BackLink to={paths.teaching}>Courses you teach</BackLink>}
    >
      <Stack gap="lg">
        <CourseFigures courseId={courseId} />
        {live.length > 0 && (
          <Suspense fallback={null}>
            <SessionList courseId={courseId} lessons={live} scanner={Scanner} />
          </Suspense>
        )}
        <StudentList courseId={courseId} />
        <CourseQuestions
          courseId={courseId}
          report={(subjectId, name) => (
            <ReportButton about={{ thing: 'lesson_post', subjectId, courseId, name }} />
          )}
        />
        {course && course.priceCents > 0 && <CouponList courseId={courseId} />}
      </Stack>
    </Page>
  );
}
