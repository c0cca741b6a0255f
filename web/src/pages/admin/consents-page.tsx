import { ConsentQueue } from '../../features/staff/queues/consent-queue.tsx';
import { AdminPage } from './admin-page.tsx';

export function ConsentsPage() {
  return (
    <AdminPage
      title="Consents"
      purpose="Consents by signed form or by a talk, longest waiting first. They count once you accept them."
    >
      <ConsentQueue />
    </AdminPage>
  );
}
