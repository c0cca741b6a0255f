import { DisputeQueue } from '../../features/disputes/dispute-queue.tsx';
import { AdminPage } from './admin-page.tsx';
import { OneDispute } from './one-dispute.tsx';

export function DisputesPage() {
  return (
    <AdminPage
      title="Disputes"
      purpose="The money stays held until you decide how to split it. Longest waiting first."
    >
      <DisputeQueue>
        {(dispute, decide) => <OneDispute dispute={dispute} decide={decide} />}
      </DisputeQueue>
    </AdminPage>
  );
}
