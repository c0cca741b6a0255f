import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { WaitingRequests } from '../../features/guardian-requests/waiting-requests.tsx';
import { ChildList } from '../../features/guardians/child-list.tsx';
import { WaitingConsents } from '../../features/guardians/waiting-consents.tsx';
import { TodayRows } from '../../features/today/today-rows.tsx';
import { useToday } from '../../features/today/use-today.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Split } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

/** The children, and beside them what waits; on a phone that stands first. */
export function ChildrenPage() {
  return (
    <Page title="Children" purpose="The kids accounts that you look after.">
      <Split
        asideWidth="half"
        isAsideFirst
        aside={
          <>
            <ChildHires />
            <WaitingRequests />
            <WaitingConnections />
            <WaitingConsents />
          </>
        }
      >
        <ChildList />
      </Split>
    </Page>
  );
}

/** Reads Today, since each look at a child's own list is recorded. */
function WaitingConnections() {
  const { items, error, refresh } = useToday();
  if (!items) return error ? <ErrorNotice error={error} onRetry={refresh} /> : null;
  const waiting = items.filter(
    ({ kind }) => kind === 'child_connects' || kind === 'child_asked_to_connect',
  );
  if (waiting.length === 0) return null;
  return (
    <Section title="Connections that wait for your yes">
      <TodayRows items={waiting} />
    </Section>
  );
}
