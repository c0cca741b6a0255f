import { listServices } from '@sidework/contracts/client-services/services';
import { OwnJobList } from '../../features/jobs/own/own-job-list.tsx';
import { useOwnJobs } from '../../features/jobs/own/use-own-jobs.ts';
import { KidsPostNoJobs } from '../../features/kids/kids-post-no-jobs.tsx';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function MyJobsPage() {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  return isChild ? (
    <Page title="My Jobs">
      <KidsPostNoJobs />
    </Page>
  ) : (
    <OwnJobs />
  );
}

function OwnJobs() {
  const { items } = useOwnJobs();
  const isHired = items?.some(({ hired }) => hired !== null);
  const services = usePages(listServices, isHired ? { query: { as: 'client' } } : null);
  return (
    <Page
      title="My Jobs"
      purpose="The jobs you posted, and what waits for your answer."
      action={items?.length !== 0 && <LinkButton to={paths.postJob}>Post a Job</LinkButton>}
    >
      <OwnJobList
        workOf={(id) => services.items?.find(({ jobRequestId }) => jobRequestId === id)}
      />
    </Page>
  );
}
