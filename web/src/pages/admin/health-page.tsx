import { HealthOverview } from '../../features/health/health-overview.tsx';
import { LedgerDifferences } from '../../features/health/ledger-differences.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { AdminPage } from './admin-page.tsx';

export function HealthPage() {
  return (
    <AdminPage
      title="Platform health"
      purpose="What each service says of itself, asked every five seconds."
      isForAdminsOnly
    >
      <Stack gap="lg">
        <HealthOverview />
        <LedgerDifferences />
      </Stack>
    </AdminPage>
  );
}
