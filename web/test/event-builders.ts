import type {
  EventDetail,
  EventView,
} from '@sidework/contracts/schema/education-events/event-listings';
import type {
  AttendeeView,
  RegistrationView,
} from '@sidework/contracts/schema/education-events/registrations';
import { anId } from './job-builders.ts';

export function anEvent(event: Partial<EventView> = {}): EventView {
  return {
    id: anId(),
    organizerId: anId(),
    organizerName: 'Naomi Feld',
    title: 'Trades and tools',
    description: 'Meet other trades.',
    category: 'Networking',
    startsAt: '2098-12-02T02:00:00.000Z',
    endsAt: '2098-12-02T04:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    location: 'Portland, OR',
    capacity: 10,
    registeredCount: 3,
    priceCents: 0,
    ticketTypes: [],
    questions: [],
    refundRule: { percent: 100, untilHours: 0 },
    education: null,
    imageUrl: null,
    status: 'upcoming',
    allowsKids: false,
    youngPeople: event.isOwn ? 'no' : null,
    isOwn: false,
    seriesId: null,
    ...event,
  };
}

export const anEventDetail = (event: Partial<EventDetail> = {}): EventDetail => ({
  ...anEvent(),
  version: event.isOwn ? 1 : null,
  cancelReason: null,
  isCoHost: false,
  youngPeopleReason: null,
  pictureState: null,
  registration: null,
  waitlist: null,
  dates: [],
  ...event,
});

export function anAttendee(attendee: Partial<AttendeeView> = {}): AttendeeView {
  return {
    id: anId(),
    attendeeName: 'Ada Lovelace',
    attendeeEmail: 'ada@example.com',
    status: 'confirmed',
    paymentStatus: 'completed',
    paymentAmountCents: 0,
    ticketTypeName: null,
    promoCode: null,
    answers: [],
    isWalkIn: false,
    groupOf: null,
    checkedInAt: null,
    codeDigest: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...attendee,
  };
}

export function aRegistration(registration: Partial<RegistrationView> = {}): RegistrationView {
  const isConfirmed = (registration.status ?? 'confirmed') === 'confirmed';
  return {
    ...anAttendee(),
    paymentStatus: 'completed',
    paymentAmountCents: 0,
    event: anEvent(),
    isGuest: false,
    onlineLink: null,
    refundRule: { percent: 100, untilHours: 0 },
    refundCents: null,
    holdExpiresAt: null,
    paymentId: null,
    ticketCode: isConfirmed ? 'TICKET-1795290000000-ABCDEFGHI' : null,
    ticketsOfOrder: isConfirmed ? 1 : null,
    transferredAt: null,
    transferAcceptedAt: null,
    showsToKnown: null,
    ticketQr: isConfirmed ? 'data:image/png;base64,iVBORw0KGgo=' : null,
    ...registration,
  };
}

export const noSales = {
  seats: 0,
  cents: 0,
  types: [],
  days: [],
  walkIns: { seats: 0, cents: 0 },
  cancelled: { seats: 0, refundedCents: 0, keptCents: 0 },
};
