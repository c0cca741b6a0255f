import { AccountSearch } from '../../features/staff/accounts/account-search.tsx';
import { AdminPage } from './admin-page.tsx';

export function AccountsPage() {
  return (
    <AdminPage
      title="Accounts"
      purpose="Everybody who has an account, newest first. Open one to change its roles, ban it or sign it out."
      isForAdminsOnly
    >
      <AccountSearch />
    </AdminPage>
  );
}
