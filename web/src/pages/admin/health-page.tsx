import { HealthOverview } from '../../features/health/health-overview.tsx';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** To others it is not there; the services decide again for themselves. */
export function HealthPage() {
  const isAdmin = useSession()?.viewer.roles.includes('admin') ?? false;
  if (!isAdmin) return <NotFoundPage />;
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
