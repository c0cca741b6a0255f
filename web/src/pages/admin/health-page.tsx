import { HealthOverview } from '../../features/health/health-overview.tsx';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

/** To others it is not there; the services decide again for themselves. */
export function HealthPage() {
  const session = useSession();
  if (!session?.viewer.roles.includes('admin')) return <NotFoundPage />;
  if (session.assurance === 'aal1') return <SecondStepNeeded />;
  return (
    <Page>
      <PageHeader
        title="Platform health"
        purpose="What each service says of itself, asked every five seconds."
      />
      <HealthOverview />
    </Page>
  );
}
