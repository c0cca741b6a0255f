import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { Split } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ChildDoings } from './child-doings.tsx';
import { ChildStateBadge } from './child-state-badge.tsx';
import { standingText } from './child-words.ts';
import { FormToSend } from './form-to-send.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { useChild } from './use-child.ts';

/** The rules load with their fields and switches once they are chosen. */
const ChildRules = lazy(async () => ({
  default: (await import('./child-rules.tsx')).ChildRules,
}));

const ChildAccount = lazy(async () => ({
  default: (await import('./child-account.tsx')).ChildAccount,
}));

interface Props {
  childId: string;
  /** They come before the settings, and load only after the child is known to be the viewer's. */
  doings: ReactNode;
  earnings: (child: ChildView) => ReactNode;
  /** It shows the fate of the child's data. */
  children: (child: ChildView) => ReactNode;
}

const parts = [
  { key: 'activity', label: 'Activity' },
  { key: 'earnings', label: 'Earnings' },
  { key: 'rules', label: 'Rules' },
  { key: 'account', label: 'Account' },
] as const;

export function ChildDetails({ childId, doings, earnings, children }: Props) {
  const { child, error, reload, ...decisions } = useChild(childId);
  const choice = useSearchChoice();
  const part = parts.find(({ key }) => key === choice.get('part'))?.key ?? 'activity';
  if (error && !child)
    return (
      <>
        <PageHeader title="Your child’s account" />
        <ErrorNotice error={error} {...(!isMissing(error) && { onRetry: reload })} />
      </>
    );
  if (!child)
    return (
      <>
        <PageHeader title="Your child’s account" />
        <ListSkeleton rows={3} label="Loading your child’s account" />
      </>
    );
  return (
    <>
      <PageHeader
        lead={
          <PersonAvatar name={child.fullName} id={child.id} imageUrl={child.avatarUrl} size="lg" />
        }
        title={child.fullName}
        purpose={
          <>
            <ChildStateBadge child={child} />
            {!child.mayAct && <Standing child={child} />}
          </>
        }
      />
      <FormToSend child={child} />
      <Split
        aside={
          <ProfileFacts child={child}>
            <ChildDoings childId={childId} />
          </ProfileFacts>
        }
      >
        <div>
          <Tabs
            label="Your child’s account"
            tabs={parts}
            chosen={part}
            onChoose={(key) => choice.set({ part: key === 'activity' ? '' : key })}
          >
            {part === 'activity' && doings}
            {part === 'earnings' && (
              <Suspense fallback={<ListSkeleton rows={3} label="Loading the earnings" />}>
                {earnings(child)}
              </Suspense>
            )}
            {part === 'rules' && (
              <Suspense fallback={<ListSkeleton rows={3} label="Loading the rules" />}>
                <ChildRules child={child} decisions={decisions} />
              </Suspense>
            )}
            {part === 'account' && (
              <Suspense fallback={<ListSkeleton rows={3} label="Loading the account" />}>
                <ChildAccount child={child} invite={decisions.invite} />
                {children(child)}
              </Suspense>
            )}
          </Tabs>
        </div>
      </Split>
    </>
  );
}

/** A check can be requested again while work goes on. */
function Standing({ child }: { child: ChildView }) {
  const [name] = child.fullName.split(' ');
  const isChecked = child.hindrance === 'verification_pending';
  return (
    <>
      <br />
      {standingText(child)}
      {isChecked && ` Until then ${name} can look around and do nothing else.`}
    </>
  );
}

/** Asking again would bring nothing else. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
