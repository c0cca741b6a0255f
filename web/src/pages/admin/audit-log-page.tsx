import { AuditSearch } from '../../features/staff/audit-log/audit-search.tsx';
import { AdminPage } from './admin-page.tsx';

export function AuditLogPage() {
  return (
    <AdminPage
      title="Audit log"
      purpose="What staff and programs did, and what guardians did and looked at of their children, newest first. Nothing in it can be changed, and looking here is recorded as well."
      isForAdminsOnly
    >
      <AuditSearch />
    </AdminPage>
  );
}
