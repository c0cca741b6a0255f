import { OwnJobList } from '../../features/jobs/own-job-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function MyJobsPage() {
  return (
    <Page>
      <PageHeader
        title="My Jobs"
        purpose="The jobs you posted, and what waits for your answer."
        action={<LinkButton to={paths.postJob}>Post a Job</LinkButton>}
      />
      <OwnJobList />
    </Page>
  );
}
