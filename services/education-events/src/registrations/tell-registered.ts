import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { needMet, needRaised } from '@sidework/contracts/education-events/events';
import {
  attendedEventCancelled,
  attendedEventChanged,
  registrationCancelled,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events/tickets';
import type { Event } from '../events/event.ts';
import { toEducationFact } from '../events/event-hours.ts';
import { toEventFact } from '../events/facts.ts';
import { holdEndOf } from '../payments/move-holds.ts';
import { requestPayment } from '../payments/request-payment.ts';
import { askGuardians, stopAskingGuardians } from '../people/ask-guardians.ts';
import { addMail } from '../tasks/add-mail.ts';
import { addPaper } from '../tasks/add-paper.ts';
import { isGuest } from './group.ts';
import { attendingKeyOf, needOfAttending, needOfPayment, paymentKeyOf } from './needs.ts';
import { hasTicket, isOfChild, type Registration } from './registration.ts';
import { tellSeatEnded } from './seats-of-children.ts';
import { tellHidden, tellShown } from './tell-shown.ts';
import { voidTicket } from './void-ticket.ts';

export const toRegistrationFact = ({ id, userId }: Registration, event: Event) => ({
  ...toEventFact(event),
  registrationId: id,
  userId,
  education: toEducationFact(event),
});

interface Told {
  event: Event;
  guardianIds: string[];
  /** The buyer gets their ticket by the same act, and its mail has those of the guests too. */
  isWithBuyer?: boolean;
}

/** The new state of a registration asks for a payment, asks guardians, or brings a ticket. */
export async function tellRegistered(
  tx: Tx,
  registration: Registration,
  { event, guardianIds, isWithBuyer = false }: Told,
  at: Date,
): Promise<void> {
  const { id, status, userId, holdExpiresAt } = registration;
  if (status === 'awaiting_guardian' && holdExpiresAt) {
    const waitsUntil = holdExpiresAt.toISOString();
    const asked = { requestId: id, childId: userId, guardianIds, title: event.title };
    await askGuardians(tx, { ...asked, kind: 'event', waitsUntil }, at);
    await addMail(tx, { kind: 'approval_of_event', subjectId: id, userId });
  }
  if (status === 'held' && holdExpiresAt) {
    const payerId = registration.approvedBy ?? userId;
    const paymentId = await requestPayment(
      tx,
      {
        subjectKind: 'registration',
        subjectId: id,
        payerId,
        payeeId: event.organizerId,
        amountCents: registration.paymentAmountCents,
        // The platform takes nothing of what an event costs (D-105).
        feeBps: 0,
        description: event.title,
        returnTo: educationAddresses.ticket(id),
        expiresAt: holdExpiresAt,
        sold: { kind: 'event', id: event.id },
        hold: { holdUntil: holdEndOf(event) },
      },
      at,
    );
    const need = needOfPayment(registration, event, { payerId, paymentId });
    await raiseNeeds(tx, { needRaised }, [need], at);
  }
  if (status === 'confirmed' && isGuest(registration))
    return tellGuest(tx, registration, { isWithBuyer });
  if (status === 'confirmed') {
    await emit(tx, registrationConfirmed, toRegistrationFact(registration, event), at);
    await meetNeeds(tx, { needMet }, [paymentKeyOf(registration)], at);
    await raiseNeeds(tx, { needRaised }, [needOfAttending(registration, event)], at);
    await addMail(tx, { kind: 'ticket', subjectId: id, userId });
    await addPaper(tx, { kind: 'ticket', paperId: id, userId });
  }
}

/** The task whose id is that of a guest's seat, and which invites the guest to take the ticket. */
export const invitingGuest = 'invite-guest';

/** The person who brings guests is told of the own seat alone; a guest without an address has the ticket from them. */
async function tellGuest(
  tx: Tx,
  { id, userId, attendeeEmail }: Registration,
  { isWithBuyer }: Required<Pick<Told, 'isWithBuyer'>>,
): Promise<void> {
  if (attendeeEmail) return addPersonTask(tx, { id, kind: invitingGuest, userId });
  if (!isWithBuyer) await addMail(tx, { kind: 'ticket', subjectId: id, userId });
  await addPaper(tx, { kind: 'ticket', paperId: id, userId });
}

/** Its first holder is not awaited any more. */
export async function tellGivenAway(tx: Tx, registration: Registration, at: Date): Promise<void> {
  await voidTicket(tx, registration, 'given_away', at);
  await tellHidden(tx, registration, at);
  const { id: subjectId, userId } = registration;
  await addMail(tx, { kind: 'ticket_given_away', subjectId, userId });
  await meetNeeds(tx, { needMet }, [attendingKeyOf(registration)], at);
}

async function meetAll(tx: Tx, registration: Registration, at: Date): Promise<void> {
  if (hasTicket(registration)) await voidTicket(tx, registration, 'cancelled', at);
  await tellHidden(tx, registration, at);
  await stopAskingGuardians(tx, registration.id, at);
  await meetNeeds(tx, { needMet }, [paymentKeyOf(registration), attendingKeyOf(registration)], at);
}

/** Tells the organizer, who learns no name before a guardian agreed, and takes the event out of the holder's calendar. */
export async function tellCancelled(tx: Tx, registration: Registration, event: Event, at: Date) {
  if (registration.status !== 'awaiting_guardian')
    await emit(tx, registrationCancelled, toRegistrationFact(registration, event), at);
  await meetAll(tx, registration, at);
  const { id: subjectId, userId } = registration;
  if (wasMailed(registration)) await addMail(tx, { kind: 'seat_cancelled', subjectId, userId });
}

/** Also the ticket of a child whose guardian was asked again after a change. */
const wasMailed = (registration: Registration) =>
  hasTicket(registration) ||
  (registration.status === 'awaiting_guardian' && registration.agreedTerms !== null);

/** A guardian takes back a yes from before a change. */
export async function tellDeclined(tx: Tx, registration: Registration) {
  const { id: subjectId, userId } = registration;
  if (wasMailed(registration)) await addMail(tx, { kind: 'seat_cancelled', subjectId, userId });
}

/** Tells an attendee of a new time or place, by a mail with a new ticket and calendar file. */
export async function tellChanged(tx: Tx, registration: Registration, event: Event, at: Date) {
  if (registration.isWalkIn) return;
  const { id: subjectId, userId } = registration;
  if (isGuest(registration)) return addMail(tx, { kind: 'event_changed', subjectId, userId });
  await emit(tx, attendedEventChanged, toRegistrationFact(registration, event), at);
  if (registration.showsToKnown) await tellShown(tx, registration, event, at);
  if (hasTicket(registration))
    await raiseNeeds(tx, { needRaised }, [needOfAttending(registration, event)], at);
  await addMail(tx, { kind: 'event_changed', subjectId, userId });
}

export async function tellEventCancelled(
  tx: Tx,
  registration: Registration,
  event: Event,
  at: Date,
) {
  if (registration.isWalkIn) return;
  const { id: subjectId, userId } = registration;
  if (isOfChild(registration)) {
    const reason = event.cancelReason ?? '';
    await meetAll(tx, registration, at);
    return tellSeatEnded(tx, registration, event, { why: 'cancelled', reason }, at);
  }
  const fact = { ...toRegistrationFact(registration, event), reason: event.cancelReason ?? '' };
  if (!isGuest(registration)) await emit(tx, attendedEventCancelled, fact, at);
  await meetAll(tx, registration, at);
  await addMail(tx, { kind: 'event_cancelled', subjectId, userId });
}
