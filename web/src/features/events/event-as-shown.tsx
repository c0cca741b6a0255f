import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { Facts } from '../../ui/figures/facts.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { priceOf, SeatsChip } from './event-card.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventTime } from './event-time.tsx';

/** Picture, words and facts of an event, as whoever comes reads them. */
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
        { label: 'Price', value: priceOf(event) },
        { label: 'Registered', value: <SeatsChip event={event} /> },
      ]}
    />
  </Stack>
);
