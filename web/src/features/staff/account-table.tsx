import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { AccountBadges } from './account-badges.tsx';
import classes from './account-table.module.css';

/** A table where there is room, and cards where there is not; each cell has its column's name for that. */
export function AccountTable({ accounts }: { accounts: AccountSummary[] }) {
  return (
    <table className={classes.table} aria-label="Accounts">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Standing</th>
          <th scope="col">Joined</th>
          <th scope="col">Last sign-in</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </tbody>
    </table>
  );
}

function AccountRow({ account }: { account: AccountSummary }) {
  const { id, fullName, email, accountType, createdAt, lastSignInAt } = account;
  return (
    <tr>
      <th scope="row">
        <Link to={paths.account(id)} className={classes.name}>
          {fullName || 'No name yet'}
        </Link>
        {email && <span className={classes.email}>{email}</span>}
      </th>
      <td data-column="Type">{accountTypeLabels[accountType]}</td>
      <td data-column="Standing">
        <AccountBadges account={account} />
      </td>
      <td data-column="Joined">
        <DateText moment={createdAt} />
      </td>
      <td data-column="Last sign-in">
        {lastSignInAt ? <DateText moment={lastSignInAt} /> : 'Never'}
      </td>
    </tr>
  );
}
