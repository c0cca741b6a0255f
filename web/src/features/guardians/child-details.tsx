import type { ChildView } from '@sidework/contracts/identity/guardians';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Row, Split } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccessSection } from './access-section.tsx';
import { ChildDoings } from './child-doings.tsx';
import { ChildSessionSection } from './child-session-section.tsx';
import { ChildStateBadge } from './child-state-badge.tsx';
import { agreesNow, standingText } from './child-words.ts';
import { ConsentSection } from './consent-section.tsx';
import { FormToSend } from './form-to-send.tsx';
import { GuardianSection } from './guardian-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { QuietHoursSection } from './quiet-hours-section.tsx';
import { useChild } from './use-child.ts';

interface Props {
  childId: string;
  /** What the child does here, in a line. Like the rest only once the child is known to be the viewer's. */
  summary: ReactNode;
  /** The same at length: it stands before all that can be set. */
  doings: ReactNode;
  /** What becomes of the data of the child. */
  children: (child: ChildView) => ReactNode;
}

const parts = [
  { key: 'activity', label: 'Activity' },
  { key: 'rules', label: 'Rules' },
  { key: 'account', label: 'Account' },
] as const;

export function ChildDetails({ childId, summary, doings, children }: Props) {
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
        title={child.fullName}
        purpose={standingText(child)}
        action={
          <Row>
            <ChildStateBadge child={child} />
          </Row>
        }
      />
      <FormToSend child={child} />
      <Split
        aside={
          <ProfileFacts child={child}>
            <ChildDoings childId={childId}>{summary}</ChildDoings>
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
            {part === 'rules' && (
              <>
                <PauseSection child={child} {...decisions} />
                {agreesNow(child) && (
                  <QuietHoursSection child={child} keepQuiet={decisions.keepQuiet} />
                )}
                <ConsentSection child={child} {...decisions} />
              </>
            )}
            {part === 'account' && (
              <>
                <GuardianSection child={child} invite={decisions.invite} />
                <ChildSessionSection childId={childId} />
                <AccessSection childId={childId} />
                {children(child)}
              </>
            )}
          </Tabs>
        </div>
      </Split>
    </>
  );
}

/** Asking again would bring nothing else. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
