import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountView } from '@sidework/contracts/identity/staff-accounts';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Split } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountActs } from './account-acts.tsx';
import { AccountBadges } from './account-badges.tsx';
import { useAccount, useWaitingReports } from './use-account.ts';

export function AccountDetails({ userId }: { userId: string }) {
  const one = useAccount(userId);
  const { account, error } = one;
  if (!account)
    return (
      <>
        <PageHeader title="Account" />
        {error ? (
          <ErrorNotice error={error} onRetry={one.reload} />
        ) : (
          <ListSkeleton rows={3} label="Loading the account" />
        )}
      </>
    );
  const name = account.fullName || 'this account';
  return (
    <>
      <BackLink to={paths.accounts}>Accounts</BackLink>
      <PageHeader
        title={account.fullName || 'No name yet'}
        purpose="What is changed here is recorded with your name and your reason."
        action={<AccountBadges account={account} />}
      />
      <Split isAsideFirst aside={<AccountFacts account={account} />}>
        <AccountActs one={one} account={account} name={name} />
        <AccountRecords id={account.id} />
      </Split>
    </>
  );
}

/** Empty facts are left out, but for the email, hidden of children, and the second step, whose lack is a risk. */
function AccountFacts({ account }: { account: AccountView }) {
  const { id, email, phone, accountType, isSetUp, hasSecondFactor, guardians } = account;
  const reports = useWaitingReports(id);
  return (
    <Card>
      <Facts
        facts={[
          {
            label: 'Email',
            value: email ? <a href={`mailto:${email}`}>{email}</a> : 'Not shown',
          },
          ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
          { label: 'Account type', value: accountTypeLabels[accountType] },
          ...guardians.map((guardian) => ({
            label: 'Guardian',
            value: <Link to={paths.account(guardian.id)}>{guardian.fullName}</Link>,
          })),
          ...(reports
            ? [{ label: 'Reports', value: <Link to={paths.reports}>{reports}</Link> }]
            : []),
          ...(isSetUp ? [] : [{ label: 'Profile', value: 'Not set up yet' }]),
          { label: 'Second step', value: hasSecondFactor ? 'Set up' : 'None' },
          { label: 'Joined', value: <DateText moment={account.createdAt} /> },
          {
            label: 'Last sign-in',
            value: account.lastSignInAt ? <DateText moment={account.lastSignInAt} /> : 'Never',
          },
        ]}
      />
    </Card>
  );
}

/** What is needed seldom, for looking further. */
const AccountRecords = ({ id }: { id: string }) => (
  <Section title="Records">
    <Rows label="Records">
      <ListRow
        title="Actions on this account"
        details="What was done to it, in the audit log"
        titleLook="plain"
        to={paths.auditLog({ targetId: id })}
      />
      <ListRow
        title="Actions by this account"
        details="What was done from it, in the audit log"
        titleLook="plain"
        to={paths.auditLog({ actorId: id })}
      />
      <ListRow
        title="Id"
        titleLook="plain"
        details={id}
        action={
          <PlainButton
            variant="default"
            aria-label="Copy the id"
            onClick={() => void copyText(id, 'Id copied')}
          >
            Copy
          </PlainButton>
        }
      />
    </Rows>
  </Section>
);
