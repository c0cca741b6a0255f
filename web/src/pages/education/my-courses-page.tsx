import { EnrollmentList } from '../../features/courses/enrollment-list.tsx';
import { paths } from '../../lib/paths.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function MyCoursesPage() {
  return (
    <Page
      title="My Courses"
      purpose={
        <>
          The courses you enrolled in, and where you are in each.{' '}
          <HelpLink article="courses-and-certificates">How certificates work</HelpLink>
        </>
      }
      action={
        <LinkButton to={paths.education} variant="default">
          Browse courses
        </LinkButton>
      }
    >
      <EnrollmentList />
    </Page>
  );
}
