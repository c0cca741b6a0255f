import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import {
  approvalRequested,
  registrationCancelled,
  registrationConfirmed,
} from '@sidework/contracts/education-events/events';
import type { Event } from '../events/event.ts';
import { toEventFact } from '../events/facts.ts';
import { addMail } from '../mails/add-mail.ts';
import { requestPayment } from '../payments/request-payment.ts';
import type { Registration } from './registration.ts';

export const toRegistrationFact = ({ id, userId }: Registration, event: Event) => ({
  ...toEventFact(event),
  registrationId: id,
  userId,
});

/** What follows from where a registration stands now: a payment, a word to guardians, or a ticket. */
export async function tellRegistered(
  tx: Tx,
  registration: Registration,
  { event, guardianIds }: { event: Event; guardianIds: string[] },
  at: Date,
): Promise<void> {
  const { id, status, userId, holdExpiresAt } = registration;
  if (status === 'awaiting_guardian' && holdExpiresAt) {
    const waitsUntil = holdExpiresAt.toISOString();
    const asked = { requestId: id, childId: userId, guardianIds, title: event.title };
    await emit(tx, approvalRequested, { ...asked, kind: 'event', waitsUntil }, at);
    await addMail(tx, { kind: 'approval_of_event', subjectId: id, userId });
  }
  if (status === 'held' && holdExpiresAt)
    await requestPayment(
      tx,
      {
        subjectKind: 'registration',
        subjectId: id,
        payerId: registration.approvedBy ?? userId,
        payeeId: event.organizerId,
        amountCents: registration.paymentAmountCents,
        // The platform takes nothing of what an event costs (decision 105).
        feeBps: 0,
        description: event.title,
        returnTo: educationAddresses.ticket(id),
        expiresAt: holdExpiresAt,
      },
      at,
    );
  if (status === 'confirmed') {
    await emit(tx, registrationConfirmed, toRegistrationFact(registration, event), at);
    await addMail(tx, { kind: 'ticket', subjectId: id, userId });
  }
}

export const tellCancelled = (tx: Tx, registration: Registration, event: Event, at: Date) =>
  emit(tx, registrationCancelled, toRegistrationFact(registration, event), at);
