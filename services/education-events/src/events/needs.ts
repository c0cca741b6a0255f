import {
  educationAddresses,
  educationRoutes,
} from '@sidework/contracts/education-events/addresses';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { EventNeed } from '@sidework/contracts/network-chat/need-kinds/events';
import type { Event } from './event.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** While its organizer asks for young people to be let in, an event waits for staff. */
export const needsOfReview = (event: Event): Need<EventNeed>[] =>
  event.youngPeople === 'asked' && event.status === 'upcoming'
    ? [
        {
          kind: 'event_to_review',
          subjectId: event.id,
          receivers: ['moderator', 'admin'],
          title: event.title,
          details: {},
          path: educationRoutes.eventReviews,
          until: event.endsAt.toISOString(),
        },
      ]
    : [];

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
