import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { WaitingRequests } from '../../features/guardian-requests/waiting-requests.tsx';
import { ChildList } from '../../features/guardians/child-list.tsx';
import { useWaitingConsents } from '../../features/guardians/use-waiting-consents.ts';
import { WaitingConsents } from '../../features/guardians/waiting-consents.tsx';
import { TodayRows } from '../../features/today/today-rows.tsx';
import { useToday } from '../../features/today/use-today.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

/** What waits for the guardian, then the children, then what waits for us. */
export function ChildrenPage() {
  const hasFormToSend = useWaitingConsents().consents.some(
    ({ status }) => status === 'waiting_for_form',
  );
  return (
    <Page title="Children" purpose="The kids accounts that you look after.">
      <Stack gap="lg">
        <ChildHires />
        <WaitingRequests />
        <WaitingConnections />
        {hasFormToSend && <WaitingConsents />}
        <ChildList />
        {!hasFormToSend && <WaitingConsents />}
      </Stack>
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
