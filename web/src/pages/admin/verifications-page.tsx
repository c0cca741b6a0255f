import { VerificationQueue } from '../../features/staff/queues/verification-queue.tsx';
import { AdminPage } from './admin-page.tsx';

export function VerificationsPage() {
  return (
    <AdminPage
      title="Verification"
      purpose="Children whose parent or guardian agreed, longest waiting first. Who is verified may act for a year."
    >
      <VerificationQueue />
    </AdminPage>
  );
}
