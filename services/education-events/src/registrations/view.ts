import { createHash } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  AttendeeView,
  RegistrationView,
} from '@sidework/contracts/education-events/registrations';
import { toDataURL } from 'qrcode';
import type { Host } from '../co-hosts/require-host.ts';
import { linkOf, wholeRefund } from '../events/event-ticketing.ts';
import { toAttendedEventView } from '../events/view.ts';
import { openPaymentsOf } from '../payments/queries.ts';
import type { Audience } from '../people/audience.ts';
import { audienceOf } from '../people/queries.ts';
import { isGuest, paidWith } from './group.ts';
import { getRegistrationFor, type ShownRegistration } from './queries.ts';
import { hasTicket, isAgreedTo, isOfChild, type Registration } from './registration.ts';
import { mayBeShown } from './shown-seat.ts';
import { ticketText } from './ticket-proof.ts';
import { ticketsOfOrder } from './tickets-of-order.ts';

export async function toRegistrationViews(
  db: Db,
  actor: Actor,
  shown: ShownRegistration[],
): Promise<RegistrationView[]> {
  const held = shown.filter(({ registration }) => registration.status === 'held');
  const ids = held.map(({ registration }) => paidWith(registration));
  const audience = await audienceOf(db, actor);
  const payments = await openPaymentsOf(db, actor.id, ids);
  return shown.map((each) =>
    toRegistrationView(each, audience, payments.get(paidWith(each.registration))),
  );
}

function toRegistrationView(
  shown: ShownRegistration,
  audience: Audience,
  paymentId: string | undefined,
): RegistrationView {
  const { registration } = shown;
  return {
    ...toOwnSeatView(shown),
    event: toAttendedEventView(shown, audience),
    holdExpiresAt: registration.holdExpiresAt?.toISOString() ?? null,
    paymentId: paymentId ?? null,
    ticketCode: hasTicket(registration) ? registration.ticketCode : null,
    ticketQr: null,
    ticketsOfOrder: null,
    transferredAt: registration.transferredAt?.toISOString() ?? null,
    transferAcceptedAt: registration.transferAcceptedAt?.toISOString() ?? null,
  };
}

/** One registration alone: with its ticket as a picture. */
export async function getRegistrationView(
  { db }: { db: Db },
  actor: Actor,
  id: string,
): Promise<RegistrationView> {
  const shown = await getRegistrationFor(db, actor.id, id);
  const subjectId = paidWith(shown.registration);
  const payments = await openPaymentsOf(db, actor.id, [subjectId]);
  const view = toRegistrationView(shown, await audienceOf(db, actor), payments.get(subjectId));
  if (!view.ticketCode) return view;
  const text = await ticketText(db, shown.registration);
  const { length } = await ticketsOfOrder(db, shown.registration);
  const ticketQr = await toDataURL(text, { margin: 1, width: 480 });
  return { ...view, ticketQr, ticketsOfOrder: length };
}

/** As the organizer sees it: without the code that lets in, and of a child nothing but a number before its guardian's yes. */
export const toAttendeeView = (
  registration: Registration,
  { waitingNumber, groupOf }: { waitingNumber: number | null; groupOf: string | null } = alone,
): AttendeeView => ({
  ...toSeatView(registration),
  isWalkIn: registration.isWalkIn,
  groupOf,
  codeDigest: hasTicket(registration) ? digestOf(registration.ticketCode) : null,
  ...(registration.status === 'awaiting_guardian' && {
    attendeeName: `A young person (${waitingNumber})`,
    answers: [],
  }),
});

/** A co-host writes through Sidework, so that addresses stay with the organizer, and so does all of money. */
export const toViewOf = (host: Host, attendee: AttendeeView): AttendeeView =>
  host === 'organizer' ? attendee : { ...attendee, ...ofOrganizer };

const ofOrganizer = {
  attendeeEmail: null,
  promoCode: null,
  paymentStatus: null,
  paymentAmountCents: null,
};

/** As a device at the door makes it of a code that it reads. */
const digestOf = (code: string) => createHash('sha256').update(`ticket ${code}`).digest('hex');

const alone = { waitingNumber: 1, groupOf: null };

const toSeatView = (registration: Registration) => ({
  id: registration.id,
  attendeeName: registration.attendeeName,
  attendeeEmail: isOfChild(registration) ? null : registration.attendeeEmail,
  status: registration.status,
  paymentStatus: registration.paymentStatus,
  paymentAmountCents: registration.paymentAmountCents,
  ticketTypeName: registration.ticketTypeName,
  promoCode: registration.promoCode,
  answers: registration.answers,
  checkedInAt: registration.checkedInAt?.toISOString() ?? null,
  createdAt: registration.createdAt.toISOString(),
});

/** A link is shown with the ticket that it belongs to; a child's only while its guardian's yes holds for the event as it is. */
function toOwnSeatView({ registration, event }: ShownRegistration) {
  const { answers: _, ...seat } = toSeatView(registration);
  const mayFollow = hasTicket(registration) && isAgreedTo(registration, event);
  return {
    ...seat,
    isGuest: isGuest(registration),
    showsToKnown: mayBeShown(registration, event) ? registration.showsToKnown : null,
    onlineLink: mayFollow ? linkOf(event, registration) : null,
    refundRule: registration.refundRule ?? wholeRefund,
    refundCents: registration.refundCents,
  };
}
