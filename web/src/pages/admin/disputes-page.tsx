import { DisputeQueue } from '../../features/disputes/dispute-queue.tsx';
import { AdminPage } from './admin-page.tsx';
import { OneDispute } from './one-dispute.tsx';

export function DisputesPage() {
  return (
    <AdminPage
      title="Disputes"
      purpose="What is held stays held until you split it to the cent. Longest waiting first."
    >
      <DisputeQueue>
        {(dispute, decide) => <OneDispute dispute={dispute} decide={decide} />}
      </DisputeQueue>
    </AdminPage>
  );
}
