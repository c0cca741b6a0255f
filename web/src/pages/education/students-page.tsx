import { useParams } from 'react-router-dom';
import { useCourse } from '../../features/courses/use-course.ts';
import { StudentList } from '../../features/teaching/student-list.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function StudentsPage() {
  const courseId = Number(useParams().courseId);
  const { course } = useCourse(courseId);
  return (
    <Page
      title={course ? `Students of “${course.title}”` : 'Students'}
      purpose="Who takes your course, how far they are, and what it brought you."
      back={<BackLink to={paths.teaching}>Courses you teach</BackLink>}
    >
      <StudentList courseId={courseId} />
    </Page>
  );
}
