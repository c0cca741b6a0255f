import { QueueOverview } from '../../features/staff/queue-overview.tsx';
import { AdminPage } from './admin-page.tsx';

export function OverviewPage() {
  return (
    <AdminPage title="Admin console" purpose="What waits for a decision of yours.">
      <QueueOverview />
    </AdminPage>
  );
}
