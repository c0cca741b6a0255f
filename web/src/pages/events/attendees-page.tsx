import { type ComponentProps, lazy, Suspense } from 'react';
import { AttendeeList } from '../../features/events/attendee-list.tsx';
import { CancelEvent } from '../../features/events/cancel-event.tsx';
import { seatsTaken } from '../../features/events/event-card.tsx';
import { EventSalesCard } from '../../features/events/event-sales.tsx';
import { EventTime } from '../../features/events/event-time.tsx';
import { ExportAttendees } from '../../features/events/export-attendees.tsx';
import { MessageAttendees } from '../../features/events/message-attendees.tsx';
import { PrintGuests } from '../../features/events/print-guests.tsx';
import { SeriesDates } from '../../features/events/series/series-dates.tsx';
import { WaitlistList } from '../../features/events/waitlist/waitlist-list.tsx';
import { YoungPeopleState } from '../../features/events/young-people-state.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { OwnEvent } from './own-event.tsx';

/** Below the guests, so that it may come after them. */
const CoHosts = lazy(async () => ({
  default: (await import('../../features/events/co-hosts/co-hosts.tsx')).CoHosts,
}));

export function AttendeesPage() {
  return (
    <OwnEvent
      isForCoHosts
      title="Guest list"
      actionOf={({ id, status }) =>
        status === 'upcoming' && (
          <>
            <MessageAttendees eventId={id} />
            <LinkButton to={paths.checkIn(id)}>Check in</LinkButton>
          </>
        )
      }
    >
      {({ event, cancel }) => (
        <Stack gap="lg">
          {event.status === 'cancelled' && (
            <Notice meaning="error" title="This event is cancelled">
              {event.cancelReason}
            </Notice>
          )}
          <div>
            <strong>{seatsTaken(event)}</strong> · <EventTime event={event} />
          </div>
          {event.isOwn && event.status === 'upcoming' && <YoungPeopleState event={event} />}
          <Split
            aside={
              <>
                <Card title="To print or keep">
                  <Row>
                    {event.isOwn && <ExportAttendees event={event} />}
                    <PrintGuests event={event} />
                  </Row>
                </Card>
                {event.isOwn && (
                  <Card title="The event">
                    <Row>
                      <Changes event={event} cancel={cancel} />
                    </Row>
                  </Card>
                )}
              </>
            }
            after={
              event.isOwn && (
                <Stack gap="lg">
                  <ForOrganizer event={event} />
                </Stack>
              )
            }
          >
            <AttendeeList eventId={event.id} mayTakeMoney={event.isOwn} />
          </Split>
        </Stack>
      )}
    </OwnEvent>
  );
}

type Own = ComponentProps<typeof CancelEvent>;

const Changes = ({ event, cancel }: Own) => (
  <>
    {event.status === 'upcoming' && (
      <>
        <LinkButton to={paths.editEvent(event.id)} variant="default">
          Edit
        </LinkButton>
        <LinkButton to={paths.ticketing(event.id)} variant="default">
          Tickets and questions
        </LinkButton>
      </>
    )}
    <LinkButton to={`${paths.postEvent}?from=${event.id}`} variant="default">
      Duplicate
    </LinkButton>
    {event.status === 'upcoming' && <CancelEvent event={event} cancel={cancel} />}
  </>
);

const ForOrganizer = ({ event }: Pick<Own, 'event'>) => (
  <>
    <WaitlistList eventId={event.id} timeZone={event.timeZone} />
    <EventSalesCard eventId={event.id} />
    <Suspense>
      <CoHosts event={event} />
    </Suspense>
    <SeriesDates event={event} pathOf={paths.attendees} />
  </>
);
