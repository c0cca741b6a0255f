import { TicketList } from '../../features/events/ticket-list.tsx';
import { paths } from '../../lib/paths.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function TicketsPage() {
  return (
    <Page
      title="My tickets"
      purpose={
        <>
          The events you registered for. <HelpLink article="tickets">How tickets work</HelpLink>
        </>
      }
      action={
        <LinkButton to={paths.events} variant="default">
          All events
        </LinkButton>
      }
    >
      <TicketList />
    </Page>
  );
}
