import { doorOpensAt } from '@sidework/contracts/education-events/event-options';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';

/** Whether the attendee is at the event: who was let in long before it starts is not there yet. */
export const isInside = (
  { checkedInAt }: Pick<Registration, 'checkedInAt'>,
  { eventDate }: Pick<Event, 'eventDate'>,
): boolean => checkedInAt !== null && checkedInAt >= doorOpensAt(eventDate);

export const outside = (registration: Registration): Registration => ({
  ...registration,
  checkedInAt: null,
  checkedInBy: null,
  checkedInTap: null,
});
