import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { AccountBadges } from './account-badges.tsx';

export function AccountList({ accounts }: { accounts: AccountSummary[] }) {
  return (
    <Rows label="Accounts">
      {accounts.map((account) => (
        <ListRow
          key={account.id}
          lead={<PersonAvatar id={account.id} name={account.fullName} />}
          title={account.fullName || 'No name yet'}
          to={paths.account(account.id)}
          details={<Details account={account} />}
          chip={<AccountBadges account={account} isInList />}
        />
      ))}
    </Rows>
  );
}

function Details({ account }: { account: AccountSummary }) {
  const { accountType, email, createdAt, lastSignInAt } = account;
  return (
    <>
      {[accountTypeLabels[accountType], email].filter(Boolean).join(' · ')} · joined{' '}
      <DateText moment={createdAt} /> ·{' '}
      {lastSignInAt ? (
        <>
          last sign-in <DateText moment={lastSignInAt} />
        </>
      ) : (
        'never signed in'
      )}
    </>
  );
}
