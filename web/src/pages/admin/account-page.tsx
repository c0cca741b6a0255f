import { useParams } from 'react-router-dom';
import { AccountDetails } from '../../features/staff/account-details.tsx';
import { AdminPage } from './admin-page.tsx';

export function AccountPage() {
  const { userId = '' } = useParams();
  return (
    <AdminPage
      title="Account"
      purpose="What is changed here is recorded with your name and your reason."
      isForAdminsOnly
    >
      <AccountDetails userId={userId} />
    </AdminPage>
  );
}
