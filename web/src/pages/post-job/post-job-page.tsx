import { useNavigate } from 'react-router-dom';
import { PostJobForm } from '../../features/jobs/post-job-form.tsx';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function PostJobPage() {
  const navigate = useNavigate();
  return (
    <Page width="form">
      <PageHeader
        title="Post a Job Request"
        purpose="Say what you need done. Professionals answer with proposals, and you choose whom to hire."
      />
      <PostJobForm onPosted={() => void navigate(paths.jobs)} />
    </Page>
  );
}
