import { notFound, unprocessable } from '@sidework/chassis/errors';
import type { Event } from '../events/event.ts';
import { isForYoungPeople } from '../events/event-young-people.ts';
import type { Registration } from '../registrations/registration.ts';
import type { ticketInvitations } from './table.ts';

export type Invitation = typeof ticketInvitations.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;

/** So long a link can be used to take a ticket; then the ticket is its giver's again. */
export const daysToAccept = 3;

interface Invited {
  id: string;
  address: string;
  addressHash: string;
  tokenHash: string;
}

export function invite(
  invited: Invited,
  { id: registrationId, userId: givenBy, attendeeName, attendeeEmail }: Registration,
  { endsAt }: Pick<Event, 'endsAt'>,
  now: Date,
): Invitation {
  const latest = new Date(now.getTime() + daysToAccept * dayMs);
  return {
    ...invited,
    registrationId,
    givenBy,
    giverAttendeeName: attendeeName,
    giverAttendeeEmail: attendeeEmail,
    createdAt: now,
    expiresAt: latest < endsAt ? latest : endsAt,
    acceptedAt: null,
    refusedAt: null,
    endedAt: null,
  };
}

/** All faults of a link are answered alike. An accepted link shows the ticket until a day after the event. */
export function requireOpen(
  invitation: Invitation | undefined,
  { endsAt }: Pick<Event, 'endsAt'>,
  now: Date,
): asserts invitation is Invitation {
  const until = invitation?.acceptedAt ? new Date(endsAt.getTime() + dayMs) : invitation?.expiresAt;
  if (!until || invitation?.endedAt || until <= now) throw notFound('invitation_link_invalid');
}

/** A child learns nothing of what staff approved for no child. */
export function requireForYoungPeople(event: Pick<Event, 'youngPeople'>): void {
  if (!isForYoungPeople(event)) throw notFound('invitation_link_invalid');
}

/** A recipient who said “this is not me” gets no more mail from the same sender. */
export function requireWelcome(hasRefused: boolean): void {
  if (hasRefused)
    throw unprocessable('address_refused', undefined, {
      attendeeEmail: 'The owner of this address wants no tickets from you',
    });
}

/** A second time changes nothing. */
export const accept = (invitation: Invitation, now: Date): Invitation => ({
  ...invitation,
  acceptedAt: invitation.acceptedAt ?? now,
});

/** One ticket is taken once. */
export function requireUntaken({ acceptedAt }: Invitation): void {
  if (acceptedAt) throw notFound('invitation_link_invalid');
}

/** An invitation is refused only before the ticket was taken; after that the holder gives the seat back. */
export function refuse(invitation: Invitation, now: Date): Invitation {
  requireUntaken(invitation);
  return { ...end(invitation, now), refusedAt: now };
}

/** A child has it in its own list, once a guardian agrees; the link is used up. */
export const handOver = (invitation: Invitation, now: Date): Invitation =>
  end(accept(invitation, now), now);

export const end = (invitation: Invitation, now: Date): Invitation => ({
  ...invitation,
  endedAt: now,
  address: null,
});

/** An invitation ends when its time is over; undefined while it still waits, and when it waits for nothing. */
export function passTime(invitation: Invitation, now: Date): Invitation | undefined {
  const isWaiting = !invitation.acceptedAt && !invitation.endedAt;
  return isWaiting && invitation.expiresAt <= now ? end(invitation, now) : undefined;
}
