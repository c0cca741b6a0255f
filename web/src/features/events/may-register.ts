import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { isFull } from './event-card.tsx';

const lasting = new Set(['confirmed', 'held', 'awaiting_guardian']);

/** Whether the page of an event shows its viewer the form. */
export function mayRegister(event: EventDetail, isChild: boolean): boolean {
  const { status, isOwn, registration, waitlist } = event;
  if (status !== 'upcoming' || isOwn || (isChild && !event.allowsKids)) return false;
  if (registration && lasting.has(registration.status)) return false;
  return waitlist?.status === 'offered' || !isFull(event);
}
