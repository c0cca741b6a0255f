import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { TypedEvent } from './event-rules.ts';
import { toTypedEvent } from './typed-event.ts';

/** A copy starts from everything but the time; its picture is chosen again. */
export const toCopy = (event: EventDetail): TypedEvent => ({
  ...toTypedEvent(event),
  eventDate: '',
  endsAt: '',
  eventDateTurn: '',
  endsAtTurn: '',
});
