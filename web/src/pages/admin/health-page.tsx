import { HealthOverview } from '../../features/health/health-overview.tsx';
import { LedgerDifferences } from '../../features/health/ledger-differences.tsx';
import { AdminPage } from './admin-page.tsx';

export function HealthPage() {
  return (
    <AdminPage
      title="Platform health"
      purpose="What each service says of itself, asked every five seconds."
      isForAdminsOnly
    >
      <HealthOverview />
      <LedgerDifferences />
    </AdminPage>
  );
}
