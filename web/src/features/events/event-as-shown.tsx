import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { refundText } from '../../lib/refund-text.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { priceOf, pricesOf, SeatsChip } from './event-card.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventTime } from './event-time.tsx';
import { isPaid } from './is-paid.ts';
import { placeOf } from './ticket-choice.tsx';

export const EventAsShown = ({ event }: { event: EventView }) => (
  <Stack gap="lg">
    <EventPicture imageUrl={event.imageUrl} />
    <LongText>{event.description}</LongText>
    <Facts
      facts={[
        { label: 'When', value: <EventTime event={event} /> },
        { label: 'Where', value: event.location },
        { label: 'Category', value: event.category },
        { label: 'Hosted by', value: event.organizerName },
        { label: 'Price', value: pricesOf(event) },
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
