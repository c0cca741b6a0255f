import { consumer } from '@sidework/chassis/events/consumer';
import {
  educationAddresses,
  educationRoutes,
} from '@sidework/contracts/education-events/addresses';
import * as events from '@sidework/contracts/education-events/events';
import {
  attendedEventCancelled,
  attendedEventChanged,
  childSeatEnded,
  registrationCancelled,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events/tickets';
import {
  seatOffered,
  waitedEventCancelled,
} from '@sidework/contracts/education-events/events/waitlist';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { type Notice, ofChange, ofStranger } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';
import { raiseNotification } from '../raise-notification.ts';

type Seat = z.infer<typeof registrationConfirmed.data>;

const toOrganizer = (kind: Notice['kind'], data: Seat): Notice => ({
  kind,
  receiverId: data.organizerId,
  actorId: data.userId,
  title: data.title,
  details: {},
  path: educationAddresses.attendees(data.eventId),
});

const toAttendee = (kind: Notice['kind'], data: Seat, details: Notice['details'] = {}): Notice => ({
  ...toOrganizer(kind, data),
  receiverId: data.userId,
  actorId: data.organizerId,
  details,
  path: educationAddresses.ticket(data.registrationId),
});

function reasonOf(seat: { reason: string | null; isUnanswered?: boolean | undefined }): string {
  if (seat.isUnanswered) return 'nobody agreed to its changes in time.';
  return seat.reason
    ? `the organizer cancelled it, “${seat.reason}”.`
    : 'it is no longer open to young people.';
}

/** The child is told in set words; what the organizer wrote is for those who look after it. */
const notifyWhenChildSeatEnded = consumer({
  name: 'notify-when-child-seat-ended',
  event: childSeatEnded,
  async handle(tx, { id, data: { childId, guardianIds, ...seat } }) {
    await raiseNotification(tx, id, {
      kind: 'seat_ended',
      receiverId: childId,
      actorId: childId,
      title: 'An event',
      details: { reason: seat.isUnanswered ? 'unanswered' : seat.why },
      path: educationAddresses.ticket(seat.registrationId),
    });
    const reason = reasonOf(seat);
    for (const receiverId of guardianIds)
      await raiseNotification(tx, id, {
        kind: 'child_seat_ended',
        receiverId,
        actorId: childId,
        title: seat.title,
        details: { reason },
        path: webAddresses.children,
      });
  },
});

/** A child is told in set words. An event that staff took down has no page for who had no seat, so that the list is shown. */
function toWaiting(data: z.infer<typeof waitedEventCancelled.data>): Notice {
  const { userId: receiverId, organizerId: actorId, title, reason } = data;
  const path = educationRoutes.events;
  if (!data.isChild)
    return { kind: 'event_cancelled', receiverId, actorId, title, details: { reason }, path };
  const setWords = { title: 'An event', details: { reason: 'cancelled' } };
  return { kind: 'seat_ended', receiverId, actorId: receiverId, ...setWords, path };
}

/** The notices of education-events' events that concern events and tickets. */
export const eventNotifications = [
  notifyWhenChildSeatEnded,
  notifyWhen('notify-when-seat-taken', registrationConfirmed, (data) =>
    ofStranger(toOrganizer('event_registration', data)),
  ),
  notifyWhen('notify-when-registration-confirmed', registrationConfirmed, (data) =>
    toAttendee('event_ticket', data),
  ),
  notifyWhen('notify-when-registration-cancelled', registrationCancelled, (data) =>
    ofStranger(toOrganizer('event_registration_cancelled', data)),
  ),
  notifyWhen('notify-when-attended-event-changed', attendedEventChanged, (data) =>
    ofChange(toAttendee('event_changed', data), data.eventId),
  ),
  notifyWhen('notify-when-attended-event-cancelled', attendedEventCancelled, (data) =>
    toAttendee('event_cancelled', data, { reason: data.reason }),
  ),
  notifyWhen('notify-when-seat-offered', seatOffered, (data) => ({
    kind: 'seat_offered',
    receiverId: data.userId,
    actorId: data.organizerId,
    title: data.title,
    details: {},
    path: educationAddresses.event(data.eventId),
  })),
  notifyWhen('notify-when-waited-event-cancelled', waitedEventCancelled, toWaiting),
  notifyWhen('notify-when-event-reviewed', events.eventReviewed, (data) => ({
    kind: data.isApproved ? 'event_opened' : 'event_not_opened',
    receiverId: data.organizerId,
    actorId: data.organizerId,
    title: data.title,
    details: data.reason === null ? {} : { reason: data.reason },
    path: educationAddresses.event(data.eventId),
  })),
];
