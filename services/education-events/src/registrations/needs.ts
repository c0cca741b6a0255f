import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { EventNeed } from '@sidework/contracts/network-chat/need-kinds/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';

type Key = NeedKey<EventNeed>;
const dayMs = 24 * 60 * 60 * 1000;

export const paymentKeyOf = ({ id }: Pick<Registration, 'id'>): Key => ({
  kind: 'seat_to_pay',
  subjectId: id,
});

export const attendingKeyOf = ({ id }: Pick<Registration, 'id'>): Key => ({
  kind: 'event_near',
  subjectId: id,
});

/** While a seat is held, the payer is reminded; a child's payer is the guardian who agreed. */
export const needOfPayment = (
  registration: Registration,
  event: Event,
  { payerId, paymentId }: { payerId: string; paymentId: string },
): Need<EventNeed> => ({
  ...paymentKeyOf(registration),
  receivers: [payerId],
  ...(payerId !== registration.userId && { childId: registration.userId }),
  title: event.title,
  details: { amountCents: registration.paymentAmountCents },
  path: webAddresses.pay(paymentId),
  ...(registration.holdExpiresAt && { until: registration.holdExpiresAt.toISOString() }),
});

/** The day before it and until it ends, an event waits for who comes. */
export const needOfAttending = (registration: Registration, event: Event): Need<EventNeed> => ({
  ...attendingKeyOf(registration),
  receivers: [registration.userId],
  title: event.title,
  details: { endsAt: event.eventDate.toISOString() },
  path: educationAddresses.ticket(registration.id),
  from: new Date(event.eventDate.getTime() - dayMs).toISOString(),
  until: event.endsAt.toISOString(),
});
