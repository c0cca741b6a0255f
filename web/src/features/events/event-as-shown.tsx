import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { Link } from 'react-router-dom';
import { mapAddress } from '../../lib/map-address.ts';
import { paths } from '../../lib/paths.ts';
import { refundText } from '../../lib/refund-text.ts';
import { useSession } from '../../lib/session.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateTile } from '../../ui/figures/date-tile.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { isFull, priceOf, pricesOf, SeatsChip } from './event-card.tsx';
import { EventPicture } from './event-picture.tsx';
import { dayOf } from './event-rules.ts';
import { EventTime } from './event-time.tsx';
import { hoursText } from './hours/hours-text.ts';
import { isPaid } from './is-paid.ts';
import { placeOf } from './ticket-choice.tsx';

export const EventAsShown = ({ event }: { event: EventView }) => (
  <Stack gap="lg">
    <Row isOneLine>
      <DateTile day={dayOf(event)} />
      <strong>
        <EventTime event={event} />
      </strong>
    </Row>
    <Row>
      <Chip meaning={isFull(event) ? 'error' : 'open'}>{seatsLeftText(event)}</Chip>
      <Chip meaning="over">{event.category}</Chip>
    </Row>
    <EventPicture imageUrl={event.imageUrl} category={event.category} />
    <LongText>{event.description}</LongText>
    <Facts
      facts={[
        { label: 'Where', value: <Place event={event} /> },
        { label: 'Hosted by', value: <Host event={event} /> },
        { label: 'Price', value: pricesOf(event) },
        ...(event.education
          ? [{ label: 'Continuing education', value: hoursText(event.education) }]
          : []),
        ...(event.ticketTypes.length > 0
          ? [{ label: 'Tickets', value: <TicketTypes event={event} /> }]
          : []),
        ...(event.questions.length > 0
          ? [{ label: 'You are asked', value: event.questions.map(({ text }) => text).join(' ') }]
          : []),
        ...(isPaid(event) ? [{ label: 'If you cancel', value: refundText(event.refundRule) }] : []),
        { label: 'Registered', value: <SeatsChip event={event} /> },
      ]}
    />
  </Stack>
);

function seatsLeftText(event: EventView): string {
  if (isFull(event)) return 'Event Full';
  return `${event.capacity - event.registeredCount} of ${event.capacity} seats left`;
}

/** An event that is online alone has no place on a map. */
function Place({ event: { location, ticketTypes } }: { event: EventView }) {
  const isOnline = ticketTypes.length > 0 && ticketTypes.every((type) => type.isOnline);
  if (isOnline) return location;
  return (
    <>
      {location}{' '}
      <a
        href={mapAddress(location)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Map of ${location}`}
      >
        Map
      </a>
    </>
  );
}

/** A child reads the name of a host, and no page of an adult. */
function Host({ event: { organizerId, organizerName } }: { event: EventView }) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  return isChild ? organizerName : <Link to={paths.pro(organizerId)}>{organizerName}</Link>;
}

const TicketTypes = ({ event: { ticketTypes } }: { event: EventView }) => (
  <>
    {ticketTypes.map((type) => (
      <div key={type.id}>
        {[type.name, placeOf(type).toLowerCase()].filter(Boolean).join(', ')}: {priceOf(type)},{' '}
        {type.seatsLeft === 0 ? 'sold out' : `${type.seatsLeft} left`}
      </div>
    ))}
  </>
);
