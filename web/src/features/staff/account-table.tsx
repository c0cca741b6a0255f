import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Words } from '../../ui/words.tsx';
import { AccountBadges } from './account-badges.tsx';

const columns: Column<AccountSummary>[] = [
  {
    key: 'name',
    label: 'Name',
    cell: ({ id, fullName, email, accountType }) => (
      <>
        <Link to={paths.account(id)}>{fullName || 'No name yet'}</Link>
        <Words tone="soft" isSmall>
          {[accountTypeLabels[accountType], email].filter(Boolean).join(' · ')}
        </Words>
      </>
    ),
  },
  {
    key: 'standing',
    label: 'Standing or role',
    cell: (account) => <AccountBadges account={account} />,
  },
  {
    key: 'joined',
    label: 'Joined',
    isMinor: true,
    cell: ({ createdAt }) => <DateText moment={createdAt} />,
  },
  {
    key: 'seen',
    label: 'Last sign-in',
    isMinor: true,
    cell: ({ lastSignInAt }) => (lastSignInAt ? <DateText moment={lastSignInAt} /> : 'Never'),
  },
];

export function AccountTable({ accounts }: { accounts: AccountSummary[] }) {
  return <Table caption="Accounts" columns={columns} rows={accounts} keyOf={({ id }) => id} />;
}
