import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import type { TicketInvitationView } from '@sidework/contracts/education-events/ticket-invitations';
import { toDataURL } from 'qrcode';
import type { Event } from '../events/event.ts';
import { linkOf } from '../events/event-ticketing.ts';
import { audienceOf, findPerson } from '../people/queries.ts';
import type { Registration } from '../registrations/registration.ts';
import { refundOnCancel } from '../registrations/registration-refund.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import * as Invitation from './invitation.ts';
import { getInvited } from './queries.ts';

type Shown = Awaited<ReturnType<typeof getInvited>>;

/** The link shows the texts of the event, because the mail carries none. */
export async function getInvitationView(
  { db, now }: { db: Db; now: () => Date },
  token: string,
  viewer: Actor | undefined,
): Promise<TicketInvitationView> {
  const shown = await getInvited(db, token, now());
  const { isChild } = await audienceOf(db, viewer);
  if (isChild) Invitation.requireForYoungPeople(shown.event);
  return toInvitationView({ db, now }, shown);
}

/** The reader may be a child, so that the giver, and the attendee as the giver typed it, are named as children see people. */
export async function toInvitationView(
  { db, now }: { db: Db; now: () => Date },
  { invitation, registration, event }: Pick<Shown, 'invitation' | 'registration' | 'event'>,
): Promise<TicketInvitationView> {
  const { id, title, timeZone, location, status } = event;
  const giver = await findPerson(db, invitation.givenBy);
  const { attendeeName } = registration;
  return {
    giverName: giver?.fullName ? nameForChildren(giver.fullName) : null,
    attendeeName: invitation.acceptedAt ? attendeeName : nameForChildren(attendeeName),
    event: {
      id,
      title,
      timeZone,
      location,
      status,
      startsAt: event.eventDate.toISOString(),
      endsAt: event.endsAt.toISOString(),
    },
    priceCents: registration.paymentAmountCents,
    refundCents: refundOnCancel(registration, event, now()),
    expiresAt: invitation.acceptedAt ? null : invitation.expiresAt.toISOString(),
    isWaitingForGuardian: registration.status === 'awaiting_guardian',
    ticket: invitation.acceptedAt ? await ticketOf(db, registration, event) : null,
  };
}

async function ticketOf(db: Db, registration: Registration, event: Event) {
  if (registration.status !== 'confirmed') return null;
  return {
    code: registration.ticketCode,
    qr: await toDataURL(await ticketText(db, registration), { margin: 1, width: 480 }),
    onlineLink: linkOf(event, registration),
    checkedInAt: registration.checkedInAt?.toISOString() ?? null,
  };
}
