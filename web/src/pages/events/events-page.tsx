import { mayPostEvents } from '@sidework/contracts/education-events/event-options';
import { EventFilters } from '../../features/events/event-filters.tsx';
import { EventList } from '../../features/events/event-list.tsx';
import { useEvents } from '../../features/events/use-events.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function EventsPage() {
  const events = useEvents();
  const viewer = useSession()?.viewer;
  const mayPost = viewer && mayPostEvents({ ...viewer, accountType: viewer.accountType ?? '' });
  return (
    <Page
      title="Events"
      purpose="Where professionals meet, the next event first."
      action={
        viewer && (
          <Row>
            <LinkButton to={paths.tickets} variant="default">
              My tickets
            </LinkButton>
            {mayPost && (
              <>
                <LinkButton to={paths.myEvents} variant="default">
                  My events
                </LinkButton>
                <LinkButton to={paths.postEvent}>Post Event</LinkButton>
              </>
            )}
          </Row>
        )
      }
    >
      <EventFilters events={events} />
      <EventList events={events} />
    </Page>
  );
}
