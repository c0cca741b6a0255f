import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { CourseFilters } from '../../features/courses/course-filters.tsx';
import { CourseList } from '../../features/courses/course-list.tsx';
import { useCourses } from '../../features/courses/use-courses.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function EducationPage() {
  const courses = useCourses();
  const session = useSession();
  // Teaching is for adults.
  const mayTeach = session?.viewer.accountType !== 'sidework_kids';
  return (
    <Page
      title="Education and Training"
      purpose={`Continuing education and licensing courses. ${courseTexts.approvalClaim}`}
      action={
        <Row>
          {session && (
            <LinkButton to={paths.myCourses} variant="default">
              My Courses
            </LinkButton>
          )}
          {mayTeach && <LinkButton to={paths.postCourse}>Post Your Course</LinkButton>}
        </Row>
      }
    >
      <Stack gap="lg">
        <CourseFilters courses={courses} />
        <CourseList courses={courses} />
        <KeyFigures isSnug>
          {courseTexts.claims.map(({ figure, what }) => (
            <KeyFigure key={what} name={what}>
              {figure}
            </KeyFigure>
          ))}
        </KeyFigures>
        {mayTeach && (
          <Card title="Teach on Sidework">
            <p>
              {courseTexts.educatorsEarn} {courseTexts.reviewed}
            </p>
          </Card>
        )}
      </Stack>
    </Page>
  );
}
