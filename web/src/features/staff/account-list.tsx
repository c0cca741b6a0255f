import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Row } from '../../ui/layout.tsx';
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
          details={
            <Row gap="xs">
              <span>{accountTypeLabels[account.accountType]}</span>
              {account.email && <span>{account.email}</span>}
            </Row>
          }
          chip={
            <Row>
              <AccountBadges account={account} isInList />
              <LastSignIn account={account} />
            </Row>
          }
        />
      ))}
    </Rows>
  );
}

const LastSignIn = ({ account: { lastSignInAt } }: { account: AccountSummary }) => (
  <Words isSmall tone="soft">
    {lastSignInAt ? (
      <>
        Signed in <DateText moment={lastSignInAt} />
      </>
    ) : (
      'Never signed in'
    )}
  </Words>
);
