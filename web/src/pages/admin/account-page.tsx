import { useParams } from 'react-router-dom';
import { AccountDetails } from '../../features/staff/accounts/account-details.tsx';
import { AdminPage } from './admin-page.tsx';

export function AccountPage() {
  const { userId = '' } = useParams();
  return (
    <AdminPage isForAdminsOnly>
      <AccountDetails key={userId} userId={userId} />
    </AdminPage>
  );
}
