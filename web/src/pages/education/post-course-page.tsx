import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AdultsOnly } from './adults-only.tsx';
import { LazyCourseForm } from './lazy-course-form.tsx';

export function PostCoursePage() {
  const navigate = useNavigate();
  return (
    <AdultsOnly>
      <Page
        width="form"
        title="Post Your Course"
        purpose={`${courseTexts.educatorsEarn} ${courseTexts.reviewed}`}
        back={<BackLink to={paths.education}>Education and Training</BackLink>}
        action={
          <LinkButton to={paths.teaching} variant="default">
            Courses you teach
          </LinkButton>
        }
      >
        <LazyCourseForm onSaved={({ id }) => void navigate(paths.submission(id))} />
      </Page>
    </AdultsOnly>
  );
}
