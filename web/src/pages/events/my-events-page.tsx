import { CoHosting } from '../../features/events/co-hosts/co-hosting.tsx';
import { OwnEventList } from '../../features/events/own-event-list.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function MyEventsPage() {
  return (
    <Page
      title="My events"
      purpose={
        <>
          The events you posted, the next one first.{' '}
          <HelpLink article="host-an-event">How hosting works</HelpLink>
        </>
      }
      back={<BackLink to={paths.events}>Events</BackLink>}
      action={<LinkButton to={paths.postEvent}>Post Event</LinkButton>}
    >
      <Stack gap="lg">
        <OwnEventList />
        <CoHosting />
      </Stack>
    </Page>
  );
}
