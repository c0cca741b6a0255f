import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { TicketInvitationView } from '@sidework/contracts/education-events/ticket-invitations';
import { eq } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import type { Registration } from '../registrations/registration.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import { getInvited } from './queries.ts';

/** What a link shows: text and paper only after it, since the mail itself carries none. */
export async function getInvitationView(
  { db, now }: { db: Db; now: () => Date },
  token: string,
): Promise<TicketInvitationView> {
  const { invitation, registration, event } = await getInvited(db, token, now());
  const { id, title, timeZone, location, status } = event;
  const [giver] = await db
    .select({ name: people.fullName })
    .from(people)
    .where(eq(people.id, invitation.givenBy));
  return {
    giverName: giver ? shownName(giver.name) : null,
    attendeeName: registration.attendeeName,
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
    expiresAt: invitation.acceptedAt ? null : invitation.expiresAt.toISOString(),
    ticket: invitation.acceptedAt ? await ticketOf(db, registration) : null,
  };
}

async function ticketOf(db: Db, registration: Registration) {
  if (registration.status !== 'confirmed') return null;
  return {
    code: registration.ticketCode,
    qr: await toDataURL(await ticketText(db, registration), { margin: 1, width: 480 }),
    checkedInAt: registration.checkedInAt?.toISOString() ?? null,
  };
}
