import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { EventNeed } from '@sidework/contracts/network-chat/need-kinds/events';
import type { Event } from './event.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day before it and until it ends, an event waits for its organizer, who lets in who comes. */
export const needOfHosting = (event: Event): Need<EventNeed> => ({
  kind: 'event_to_host',
  subjectId: event.id,
  receivers: [event.organizerId],
  title: event.title,
  details: { endsAt: event.eventDate.toISOString() },
  path: educationAddresses.checkIn(event.id),
  from: new Date(event.eventDate.getTime() - dayMs).toISOString(),
  until: event.endsAt.toISOString(),
});
