import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Words } from '../../ui/words.tsx';
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
          details={[accountTypeLabels[account.accountType], account.email]
            .filter(Boolean)
            .join(' · ')}
          note={<LastSignIn account={account} />}
          chip={<AccountBadges account={account} isInList />}
        />
      ))}
    </Rows>
  );
}

const LastSignIn = ({ account: { lastSignInAt } }: { account: AccountSummary }) => (
  <Words isSmall tone="soft">
    {lastSignInAt ? (
      <>
        Last sign-in <DateText moment={lastSignInAt} />
      </>
    ) : (
      'Never signed in'
    )}
  </Words>
);
