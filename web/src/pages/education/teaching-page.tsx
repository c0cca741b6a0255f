import { SubmissionList } from '../../features/teaching/submission-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AdultsOnly } from './adults-only.tsx';

export function TeachingPage() {
  return (
    <AdultsOnly>
      <Page
        title="Courses you teach"
        purpose="What you wrote, where each course stands, and who takes it."
        action={<LinkButton to={paths.postCourse}>Post Your Course</LinkButton>}
      >
        <SubmissionList />
      </Page>
    </AdultsOnly>
  );
}
