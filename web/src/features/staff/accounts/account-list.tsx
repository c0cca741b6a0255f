import type { AccountSummary } from '@sidework/contracts/identity/staff/staff-accounts';
import { paths } from '../../../lib/paths.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { typeText } from '../staff-texts.ts';
import { AccountBadges } from './account-badges.tsx';
import { badgesOf } from './badges-of.ts';

/** Only unusual accounts get a badge, so that they stand out. */
export function AccountList({ accounts }: { accounts: AccountSummary[] }) {
  return (
    <Rows label="Accounts">
      {accounts.map((account) => (
        <ListRow
          key={account.id}
          lead={
            <PersonAvatar id={account.id} name={account.fullName} imageUrl={account.avatarUrl} />
          }
          title={account.fullName || 'No name yet'}
          to={paths.account(account.id)}
          details={
            <DottedLine
              parts={[
                typeText(account.accountType),
                account.email,
                <LastSignIn key="signed-in" account={account} />,
              ]}
            />
          }
          chip={badgesOf(account).length > 0 && <AccountBadges account={account} />}
        />
      ))}
    </Rows>
  );
}

const LastSignIn = ({ account: { lastSignInAt } }: { account: AccountSummary }) =>
  lastSignInAt ? (
    <>
      Signed in <DateText moment={lastSignInAt} />
    </>
  ) : (
    'Never signed in'
  );
