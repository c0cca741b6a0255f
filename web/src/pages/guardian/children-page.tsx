import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { WaitingRequests } from '../../features/guardian-requests/waiting-requests.tsx';
import { ChildList } from '../../features/guardians/child-list.tsx';
import { useWaitingConsents } from '../../features/guardians/use-waiting-consents.ts';
import { WaitingConnections } from '../../features/guardians/waiting-connections.tsx';
import { WaitingConsents } from '../../features/guardians/waiting-consents.tsx';
import { useToday } from '../../features/today/use-today.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

/** The guardian's own tasks come first, then the children, then the tasks of our staff. */
export function ChildrenPage() {
  const { items, error, refresh } = useToday();
  const hasFormToSend = useWaitingConsents().consents.some(
    ({ status }) => status === 'waiting_for_form',
  );
  return (
    <Page
      title="Children"
      purpose={
        <>
          The kids accounts that you look after.{' '}
          <HelpLink article="for-guardians">What you see and decide</HelpLink>
        </>
      }
    >
      <Stack gap="lg">
        <ChildHires />
        <WaitingRequests />
        {items ? (
          <WaitingConnections items={items} />
        ) : (
          error && <ErrorNotice error={error} onRetry={refresh} />
        )}
        {hasFormToSend && <WaitingConsents />}
        <ChildList />
        {!hasFormToSend && <WaitingConsents />}
      </Stack>
    </Page>
  );
}
