import type { AccountView, ChildStanding } from '@sidework/contracts/identity/staff/staff-accounts';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Split } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import { typeText, verificationTexts } from '../staff-texts.ts';
import { AccountActs } from './account-acts.tsx';
import { AccountBadges } from './account-badges.tsx';
import { AccountRecords } from './account-records.tsx';
import { useAccount, useReportsAbout } from './use-account.ts';

interface Props {
  account: AccountView;
}

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
        lead={
          <PersonAvatar
            id={account.id}
            name={account.fullName}
            imageUrl={account.avatarUrl}
            size="lg"
          />
        }
        purpose="What is changed here is recorded with your name and your reason."
        action={<AccountBadges account={account} />}
      />
      <Split isAsideFirst aside={<AccountFacts account={account} />}>
        <AccountActs one={one} account={account} name={name} />
        <AccountRecords account={account} />
      </Split>
    </>
  );
}

/** Empty facts are left out, but for the email, hidden of children, and two-step sign-in, whose lack is a risk. */
function AccountFacts({ account }: Props) {
  const { id, email, phone, accountType, isSetUp, hasSecondFactor, guardians, children } = account;
  const reports = useReportsAbout(id);
  return (
    <Card>
      <Facts
        facts={[
          {
            label: 'Email',
            value: email ? <a href={`mailto:${email}`}>{email}</a> : 'Not shown',
          },
          ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
          { label: 'Account type', value: typeText(accountType) },
          ...(account.child ? childFacts(account.child) : []),
          ...guardians.map((guardian) => ({
            label: 'Guardian',
            value: <Name person={guardian} />,
          })),
          ...children.map((child) => ({
            label: 'Guardian of',
            note: whoAgreedTexts[child.whoAgreed],
            value: <Name person={child} />,
          })),
          ...(reports
            ? [
                {
                  label: 'Reports',
                  value: reports.to ? <Link to={reports.to}>{reports.text}</Link> : reports.text,
                },
              ]
            : []),
          ...(isSetUp ? [] : [{ label: 'Profile', value: 'Not set up yet' }]),
          { label: 'Two-step sign-in', value: hasSecondFactor ? 'On' : 'Off' },
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

const Name = ({ person: { id, fullName } }: { person: AccountView['guardians'][number] }) => (
  <Link to={paths.account(id)}>{fullName}</Link>
);

/** A ban of the guardian stops a child if no other guardian agreed. */
const whoAgreedTexts = {
  only_this_guardian: 'No other guardian agreed',
  another_guardian: 'Another guardian agreed',
  nobody: 'No valid consent',
};

const Waiting = () => <Link to={paths.waitingVerifications}>{verificationTexts.pending}</Link>;

/** The child's guardian sees these facts too. */
const childFacts = ({ verification, verifiedUntil, isConsented }: ChildStanding) => [
  {
    label: 'Verification',
    value: verification === 'pending' ? <Waiting /> : verificationTexts[verification],
    ...(verifiedUntil && {
      note: (
        <>
          Until <DateText moment={verifiedUntil} />
        </>
      ),
    }),
  },
  { label: 'Consent', value: isConsented ? 'Given' : 'None that counts' },
];
