/** The eight categories of events (specification, section 9). */
export const eventCategories = [
  'Networking',
  'Workshop',
  'Conference',
  'Seminar',
  'Training',
  'Meetup',
  'Panel Discussion',
  'Other',
] as const;
export type EventCategory = (typeof eventCategories)[number];

/** A list of events can be narrowed by price to these. */
export const eventPrices = ['free', 'paid'] as const;
export type EventPrice = (typeof eventPrices)[number];

/** `completed` follows by itself once the event is over (D-68). */
export const eventStatuses = ['upcoming', 'completed', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/**
 * Whether young people may come (D-118): the organizer asks, staff approve or refuse, and any change of what staff
 * approved asks again.
 */
export const youngPeopleStates = ['no', 'asked', 'approved', 'refused'] as const;
export type YoungPeopleState = (typeof youngPeopleStates)[number];

/** Those that take a seat are `awaiting_guardian`, `held` (for a payment) and `confirmed`. */
export const registrationStatuses = [
  'awaiting_guardian',
  'held',
  'confirmed',
  'cancelled',
  'expired',
  'declined',
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const coHostStates = ['invited', 'accepted'] as const;

export const registrationPaymentStatuses = [
  'pending',
  'completed',
  'failed',
  'refund_requested',
  'refunded',
] as const;
export type RegistrationPaymentStatus = (typeof registrationPaymentStatuses)[number];

/** A place in the line for a full event is open while it is `waiting` or `offered`. */
export const waitlistStates = [
  'waiting',
  'offered',
  'taken',
  'declined',
  'expired',
  'left',
  'over',
] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/** A seat that came free is held so long for the first in line. */
export const offerHours = 24;

/** Guests are let in so long before the event starts, and taps that were kept offline arrive so long after its end. */
export const doorHours = { before: 3, after: 24 } as const;
const hourMs = 3_600_000;

export const doorOpensAt = (startsAt: string | Date): Date =>
  new Date(new Date(startsAt).getTime() - doorHours.before * hourMs);

export const doorClosesAt = (endsAt: string | Date): Date =>
  new Date(new Date(endsAt).getTime() + doorHours.after * hourMs);

/** A ticket on paper, all tickets of its order on one sheet, and its event for a calendar. */
export const ticketFiles = ['ticket', 'tickets', 'calendar'] as const;
export type TicketFile = (typeof ticketFiles)[number];

/** A link to a picture is in one of these states until the picture is there. */
export const pictureStates = ['fetching', 'failed'] as const;
export type PictureState = (typeof pictureStates)[number];

/** How long a seat is kept for a payment, and for the answer of a guardian (D-67, D-70). */
export const holdMinutes = { payment: 15, guardian: 48 * 60 } as const;

/** A picture of an event is drawn again before it is kept. */
export const eventPictureFile = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;

/** A person who posts events meets both conditions (specification, section 6). */
export const mayPostEvents = (person: { userType: string; accountType: string }) =>
  person.userType === 'professional' &&
  (person.accountType === 'business_professional' || person.accountType === 'gig_worker');
