import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { GivenMoment, Moment } from '../kernel/values.ts';
import { AttendeeView, attendeeEmail, attendeeName } from './registrations.ts';

/** A tap at the door; a device without a network keeps it and sends it later, perhaps more than once. */
export const DoorTap = z.strictObject({
  id: z.uuid(),
  registrationId: z.uuid(),
  act: z.enum(['in', 'undo']),
  /** The moment of the tap by the device, which is never later than its arrival. */
  at: GivenMoment,
  /** An undo takes back this tap alone; null takes back the check-in that the list shows. */
  undoes: z.uuid().nullable(),
});
export type DoorTap = z.infer<typeof DoorTap>;

/**
 * `already_in`: another tap or scan let the attendee in before, and that stays. `no_ticket`: the seat was given back
 * meanwhile. `too_early`: the door is not open yet. `too_late`: it closed a day after the event ended.
 */
export const doorOutcomes = [
  'in',
  'already_in',
  'undone',
  'not_in',
  'no_ticket',
  'too_early',
  'too_late',
] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

export const DoorResult = z.object({
  tapId: z.uuid(),
  registrationId: z.uuid(),
  outcome: z.enum(doorOutcomes),
  /** Since when the attendee is in, after this tap. */
  checkedInAt: Moment.nullable(),
});
export type DoorResult = z.infer<typeof DoorResult>;

export const tapAtDoor = endpoint({
  method: 'POST',
  url: '/events/:eventId/door',
  stakes: 'agreed',
  reaches: ['eventId'],
  schema: {
    summary:
      'Let attendees in from the list, or undo it; taps that were kept offline are settled in their order, each once',
    params: z.object({ eventId: z.uuid() }),
    body: z.strictObject({ taps: z.array(DoorTap).min(1).max(100) }),
    response: { 200: z.object({ results: z.array(DoorResult) }) },
  },
});

/** A guest who comes without a ticket; the organizer may leave out who it is. */
export const WalkInForm = z
  .strictObject({
    attendeeName: attendeeName.optional(),
    attendeeEmail: attendeeEmail.optional(),
    /** An event with ticket types needs one of them. */
    ticketTypeId: z.uuid().optional(),
    isAdult: z.literal(true, 'Young people register themselves, so that a guardian agrees'),
  })
  .meta({ id: 'WalkInForm' });
export type WalkInForm = z.infer<typeof WalkInForm>;

export const addWalkIn = endpoint({
  method: 'POST',
  url: '/events/:eventId/walk-ins',
  stakes: 'agreed',
  idempotency: 'required',
  schema: {
    summary: 'Let in an adult without a ticket: they take a free seat, and pay you what it costs',
    params: z.object({ eventId: z.uuid() }),
    body: WalkInForm,
    response: { 201: AttendeeView },
  },
});
