import { accountTypeLabels } from '@sidework/contracts/identity/accounts';
import type { AccountView } from '@sidework/contracts/identity/staff-accounts';
import { Link } from 'react-router-dom';
import { exactText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Row } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountBadges } from './account-badges.tsx';
import { AccountRoles } from './account-roles.tsx';
import { AccountStanding } from './account-standing.tsx';
import { AccountType } from './account-type.tsx';
import { ChildSection } from './child-section.tsx';
import { useAccount } from './use-account.ts';

export function AccountDetails({ userId }: { userId: string }) {
  const one = useAccount(userId);
  const { account, error } = one;
  if (error && !account) return <ErrorNotice error={error} onRetry={one.reload} />;
  if (!account) return <ListSkeleton rows={3} label="Loading the account" />;
  const name = account.fullName || 'this account';
  return (
    <>
      <Section
        title={account.fullName || 'No name yet'}
        action={<AccountBadges account={account} />}
      >
        <AccountFacts account={account} />
      </Section>
      <Row gap="lg">
        <Link to={paths.auditLog({ targetId: account.id })}>What was done to this account</Link>
        <Link to={paths.auditLog({ actorId: account.id })}>What it did itself</Link>
      </Row>
      {account.accountType === 'sidework_kids' && (
        <ChildSection childId={account.id} childName={name} />
      )}
      <AccountRoles account={account} name={name} changeRoles={one.changeRoles} />
      <AccountStanding
        account={account}
        name={name}
        ban={one.ban}
        lift={one.lift}
        signOut={one.signOut}
      />
      <AccountType account={account} name={name} changeType={one.changeType} />
    </>
  );
}

function AccountFacts({ account }: { account: AccountView }) {
  const { id, email, phone, accountType, isSetUp, hasSecondFactor, sessionCount } = account;
  return (
    <FactGrid>
      <Fact name="Email">{email ?? 'Not shown'}</Fact>
      <Fact name="Phone">{phone ?? 'None'}</Fact>
      <Fact name="Account type">{accountTypeLabels[accountType]}</Fact>
      <Fact name="Profile">{isSetUp ? 'Set up' : 'Not set up yet'}</Fact>
      <Fact name="Second step">{hasSecondFactor ? 'Set up' : 'None'}</Fact>
      <Fact name="Sessions">{sessionCount}</Fact>
      <Fact name="Joined">{exactText(account.createdAt)}</Fact>
      <Fact name="Last sign-in">
        {account.lastSignInAt ? <DateText moment={account.lastSignInAt} /> : 'Never'}
      </Fact>
      <Fact name="Id">{id}</Fact>
    </FactGrid>
  );
}
