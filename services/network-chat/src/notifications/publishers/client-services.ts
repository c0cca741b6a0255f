import { booksOf } from '@sidework/contracts/business-tools/addresses';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import * as disputeEvents from '@sidework/contracts/client-services/events/disputes';
import * as extraEvents from '@sidework/contracts/client-services/events/extras';
import * as milestoneEvents from '@sidework/contracts/client-services/events/milestones';
import * as moneyEvents from '@sidework/contracts/client-services/events/money';
import * as contractEvents from '@sidework/contracts/client-services/events/work-contracts';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { type Notice, ofChange, ofStranger, toClient, toProfessional } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

const pageOf = ({ serviceId }: { serviceId: string }) => webAddresses.service(serviceId);

/** The notice of something that waits because of the service. */
const asking = (
  kind: ClientServicesNeed,
  notice: Notice,
  { serviceId }: { serviceId: string },
): Notice => ({ ...notice, asks: { kind, subjectId: serviceId } });

type Negotiated = z.infer<typeof events.negotiationClosed.data>;
type NegotiationKind = 'negotiation_received' | 'negotiation_closed';

/** A notice to the side that did not propose the new terms. */
const toOther = (kind: NegotiationKind, data: Omit<Negotiated, 'outcome'>, details: object) =>
  data.proposedBy === data.clientId
    ? toProfessional(kind, data, pageOf(data), details)
    : toClient(kind, data, pageOf(data), details);

/** A notice to the side that proposed the new terms. */
const toProposer = (kind: NegotiationKind, data: Negotiated, details: object) =>
  data.proposedBy === data.clientId
    ? toClient(kind, data, pageOf(data), details)
    : toProfessional(kind, data, pageOf(data), details);

type OfOneSide =
  | 'service_cancelled'
  | 'dispute_opened'
  | 'dispute_answered'
  | 'dispute_appealed'
  | 'appointment_cancelled'
  | 'appointment_proposed'
  | 'appointment_agreed'
  | 'appointment_declined'
  | 'contract_offered'
  | 'contract_signed'
  | 'milestones_proposed'
  | 'milestones_agreed';

/** A notice to the side that did not act. */
const toTheOther = (
  kind: OfOneSide,
  data: Parameters<typeof toClient>[1] & { serviceId: string },
  by: 'client' | 'professional',
  details = {},
) =>
  by === 'client'
    ? toProfessional(kind, data, pageOf(data), details)
    : toClient(kind, data, pageOf(data), details);

const timeOf = ({
  startsAt,
  timeZone,
}: z.infer<typeof appointmentEvents.appointmentBooked.data>) => ({
  startsAt,
  timeZone,
});

/** A guardian's cancellation is told to both sides. */
function toThoseWhoDidNotCancel(
  data: z.infer<typeof appointmentEvents.appointmentCancelled.data>,
): Notice[] {
  const { cancelledBy, isShortNotice } = data;
  if (cancelledBy === 'guardian')
    return [toProfessional, toClient].map((toSide) =>
      toSide('appointment_cancelled', data, pageOf(data), { ...timeOf(data), reason: 'guardian' }),
    );
  const details = { ...timeOf(data), ...(isShortNotice && { reason: 'short_notice' }) };
  return [toTheOther('appointment_cancelled', data, cancelledBy, details)];
}

const otherThan = { client: 'professional', professional: 'client' } as const;

const ofMove = ({ isMove }: { isMove?: true | undefined }) => isMove && { reason: 'move' };

/** The parties of a release; a cancellation and a dispute tell of their money themselves. */
function releasedTo({ why, clientId, ...data }: z.infer<typeof moneyEvents.escrowReleased.data>) {
  return why === 'release' && clientId ? { ...data, clientId } : undefined;
}

/** The provider did it, so the item shows its receiver. */
const ofPayout = (
  kind: 'payout_arrived' | 'payout_failed',
  { personId, amountCents }: z.infer<typeof moneyEvents.payoutArrived.data>,
): Notice => ({
  kind,
  receiverId: personId,
  actorId: personId,
  title: 'Payout',
  path: webAddresses.balance,
  details: { amountCents },
});

/** The notices of client-services' events. */
export const clientServicesNotifications = [
  notifyWhen('notify-when-service-started', events.serviceStarted, (data) =>
    // A client who booked it or accepted an offer began it.
    data.gigId || data.offerId ? undefined : toClient('service_started', data, pageOf(data)),
  ),
  notifyWhen('notify-when-appointment-booked', appointmentEvents.appointmentBooked, (data) =>
    toProfessional('appointment_booked', data, pageOf(data), {
      amountCents: data.totalAmountCents,
      ...timeOf(data),
    }),
  ),
  notifyWhen('notify-when-appointment-near', appointmentEvents.appointmentNear, (data) => [
    toProfessional('appointment_near', data, pageOf(data), timeOf(data)),
    toClient('appointment_near', data, pageOf(data), timeOf(data)),
  ]),
  notifyWhen(
    'notify-when-appointment-cancelled',
    appointmentEvents.appointmentCancelled,
    (data) => [
      ...toThoseWhoDidNotCancel(data),
      ...(data.guardianIds ?? []).map((receiverId) => ({
        ...toProfessional('child_appointment_cancelled', data, pageOf(data), timeOf(data)),
        receiverId,
      })),
    ],
  ),
  // Each guardian is asked; one answer is enough.
  notifyWhen('notify-when-appointment-asked', appointmentEvents.appointmentAsked, (data) =>
    data.guardianIds.map((receiverId) => ({
      ...toProfessional('child_appointment_asked', data, pageOf(data), timeOf(data)),
      receiverId,
      asks: { kind: 'child_appointment' as const, subjectId: data.appointmentId },
    })),
  ),
  notifyWhen('notify-when-appointment-confirmed', appointmentEvents.appointmentConfirmed, (data) =>
    [toProfessional, toClient].map((toSide) =>
      toSide('appointment_agreed', data, pageOf(data), { ...timeOf(data), reason: 'guardian' }),
    ),
  ),
  notifyWhen('notify-when-appointment-dropped', appointmentEvents.appointmentDropped, (data) => [
    toProfessional('appointment_dropped', data, pageOf(data), timeOf(data)),
    toClient('appointment_dropped', data, pageOf(data), timeOf(data)),
  ]),
  notifyWhen('notify-when-appointment-proposed', appointmentEvents.appointmentProposed, (data) => ({
    ...toTheOther('appointment_proposed', data, data.proposedBy, {
      startsAt: data.times[0],
      timeZone: data.timeZone,
      ...ofMove(data),
    }),
    asks: { kind: 'appointment_to_answer', subjectId: data.appointmentProposalId },
  })),
  notifyWhen('notify-when-appointment-agreed', appointmentEvents.appointmentAgreed, (data) =>
    toTheOther('appointment_agreed', data, otherThan[data.proposedBy], {
      ...timeOf(data),
      ...ofMove(data),
    }),
  ),
  notifyWhen('notify-when-appointment-declined', appointmentEvents.appointmentDeclined, (data) =>
    toTheOther('appointment_declined', data, otherThan[data.proposedBy]),
  ),
  notifyWhen('notify-when-service-progressed', events.serviceProgressed, (data) => {
    const { progressStage } = data;
    // The last stage is told of as the completion.
    if (progressStage === 'completed') return undefined;
    return ofChange(
      toClient('service_progressed', data, pageOf(data), { progressStage }),
      data.serviceId,
    );
  }),
  notifyWhen('notify-when-service-completed', events.serviceCompleted, (data) =>
    toClient('service_completed', data, pageOf(data)),
  ),
  notifyWhen('notify-when-service-reopened', events.serviceReopened, (data) =>
    asking(
      'changes_requested',
      toProfessional('service_reopened', data, pageOf(data), { reason: data.reason }),
      data,
    ),
  ),
  notifyWhen('notify-when-deadline-set', events.deadlineSet, (data) =>
    ofChange(
      toProfessional('deadline_set', data, pageOf(data), { day: data.deadline }),
      data.serviceId,
    ),
  ),
  notifyWhen('notify-when-estimate-set', events.estimateSet, (data) =>
    ofChange(
      toClient('estimate_set', data, pageOf(data), { day: data.estimatedCompletionDate }),
      data.serviceId,
    ),
  ),
  notifyWhen('notify-when-service-proposed', events.serviceProposed, (data) =>
    ofStranger(
      asking(
        'service_to_agree',
        toClient('service_proposed', data, pageOf(data), { amountCents: data.totalAmountCents }),
        data,
      ),
    ),
  ),
  notifyWhen('notify-when-service-agreed', events.serviceAgreed, (data) =>
    toProfessional('service_agreed', data, pageOf(data)),
  ),
  notifyWhen('notify-when-service-declined', events.serviceDeclined, (data) =>
    toProfessional('service_declined', data, pageOf(data)),
  ),
  notifyWhen('notify-when-negotiation-opened', events.negotiationOpened, (data) => ({
    ...toOther('negotiation_received', data, {
      amountCents: data.proposedAmountCents,
      reason: data.reason,
      ...(data.proposedDeadline && { day: data.proposedDeadline }),
    }),
    asks: { kind: 'negotiation_to_answer', subjectId: data.negotiationId },
  })),
  notifyWhen('notify-when-negotiation-closed', events.negotiationClosed, (data) => {
    const { outcome } = data;
    // Work that ended tells of itself.
    if (outcome === 'ended') return undefined;
    const toEach = outcome === 'withdrawn' ? [toOther] : [toProposer];
    // Both sides wait for a guardian who has the last word, so both are told.
    const to = data.waitedForGuardian ? [...new Set([...toEach, toOther])] : toEach;
    const reason =
      data.waitedForGuardian && outcome === 'accepted' ? 'agreed_by_guardian' : outcome;
    const details = { amountCents: data.proposedAmountCents, reason };
    return to.map((notice) => notice('negotiation_closed', data, details));
  }),
  notifyWhen('notify-when-contract-offered', contractEvents.contractOffered, (data) => ({
    ...toTheOther('contract_offered', data, data.by),
    asks: { kind: 'contract_to_sign', subjectId: data.contractId },
  })),
  notifyWhen('notify-when-contract-signed', contractEvents.contractSigned, (data) =>
    toTheOther('contract_signed', data, data.by),
  ),
  notifyWhen('notify-when-milestones-proposed', milestoneEvents.milestonesProposed, (data) => ({
    ...toTheOther('milestones_proposed', data, data.proposedBy),
    asks: { kind: 'milestones_to_answer', subjectId: data.planId },
  })),
  notifyWhen('notify-when-milestones-agreed', milestoneEvents.milestonesAgreed, (data) =>
    toTheOther('milestones_agreed', data, otherThan[data.proposedBy]),
  ),
  notifyWhen('notify-when-milestone-finished', milestoneEvents.milestoneFinished, (data) =>
    toClient('milestone_finished', data, pageOf(data), { amountCents: data.amountCents }),
  ),
  notifyWhen('notify-when-tip-given', extraEvents.tipGiven, (data) =>
    toProfessional('tip_received', data, pageOf(data), { amountCents: data.amountCents }),
  ),
  notifyWhen('notify-when-expense-proposed', extraEvents.expenseProposed, (data) => ({
    ...toClient('expense_proposed', data, pageOf(data), { amountCents: data.amountCents }),
    asks: { kind: 'expense_to_pay', subjectId: data.expenseId },
  })),
  notifyWhen('notify-when-expense-declined', extraEvents.expenseDeclined, (data) =>
    toProfessional('expense_declined', data, pageOf(data), {
      amountCents: data.amountCents,
      reason: data.reason,
    }),
  ),
  notifyWhen('notify-when-expense-paid', extraEvents.expensePaid, (data) =>
    toProfessional('expense_paid', data, pageOf(data), { amountCents: data.amountCents }),
  ),
  // Each guardian is asked; one answer is enough.
  notifyWhen('notify-when-negotiation-agreed', events.negotiationAgreed, (data) =>
    data.guardianIds.map((receiverId) => ({
      ...toProfessional('child_terms_asked', data, pageOf(data), {
        amountCents: data.proposedAmountCents,
        ...(data.proposedDeadline && { day: data.proposedDeadline }),
      }),
      receiverId,
      asks: { kind: 'child_terms' as const, subjectId: data.negotiationId },
    })),
  ),
  notifyWhen('notify-when-extension-requested', events.extensionRequested, (data) =>
    asking(
      'extension_to_answer',
      toClient('extension_requested', data, pageOf(data), {
        day: data.proposedDeadline,
        reason: data.reason,
      }),
      data,
    ),
  ),
  notifyWhen('notify-when-extension-answered', events.extensionAnswered, (data) => {
    // Work that ended tells of itself.
    if (data.isByItself) return undefined;
    const kind = data.isApproved ? 'extension_approved' : 'extension_denied';
    return toProfessional(kind, data, pageOf(data), { day: data.proposedDeadline });
  }),
  notifyWhen('notify-when-escrow-funded', moneyEvents.escrowFunded, (data) =>
    toProfessional('payment_protected', data, pageOf(data), { amountCents: data.amountCents }),
  ),
  notifyWhen('notify-when-release-requested', moneyEvents.releaseRequested, (data) =>
    asking(
      'release_requested',
      toClient('payment_asked', data, pageOf(data), {
        amountCents: data.heldCents,
        day: data.releasesAt.slice(0, 10),
      }),
      data,
    ),
  ),
  notifyWhen('notify-when-service-cancelled', events.serviceCancelled, (data) =>
    toTheOther('service_cancelled', data, data.cancelledBy),
  ),
  notifyWhen('notify-when-dispute-opened', events.disputeOpened, (data) =>
    toTheOther('dispute_opened', data, data.openedBy, { reason: data.reason }),
  ),
  notifyWhen('notify-when-dispute-answered', disputeEvents.disputeAnswered, (data) =>
    toTheOther('dispute_answered', data, data.answeredBy, { reason: data.statement }),
  ),
  notifyWhen('notify-when-dispute-decided', disputeEvents.disputeDecided, (data) => {
    const told = { reason: data.explanation, day: data.appealUntil.slice(0, 10) };
    const page = pageOf(data);
    const earned = { ...told, amountCents: data.toProfessionalCents };
    return [
      toClient('dispute_split', data, page, { ...told, amountCents: data.toClientCents }),
      toProfessional('dispute_split', data, page, earned),
      // They keep the earnings of the child, and can appeal for it.
      ...data.guardianIds.map((receiverId) => ({
        ...toProfessional('child_dispute_split', data, page, earned),
        receiverId,
      })),
    ];
  }),
  notifyWhen('notify-when-dispute-appealed', disputeEvents.disputeAppealed, (data) =>
    toTheOther('dispute_appealed', data, data.appealedBy, { reason: data.reason }),
  ),
  notifyWhen('notify-when-dispute-settled', events.disputeSettled, (data) =>
    toClient('dispute_decided', data, pageOf(data), {
      amountCents: data.toClientCents,
      reason: data.explanation,
    }),
  ),
  notifyWhen('notify-when-dispute-settled-for-professional', events.disputeSettled, (data) =>
    toProfessional('dispute_decided', data, pageOf(data), {
      amountCents: data.toProfessionalCents,
      reason: data.explanation,
    }),
  ),
  notifyWhen('notify-when-escrow-released', moneyEvents.escrowReleased, (data) => {
    const parties = releasedTo(data);
    const amountCents = data.grossCents - data.feeCents;
    return (
      parties && toProfessional('payment_received', parties, webAddresses.balance, { amountCents })
    );
  }),
  notifyWhen('notify-when-escrow-released-for-client', moneyEvents.escrowReleased, (data) => {
    const parties = releasedTo(data);
    const details = { amountCents: data.grossCents };
    return parties && toClient('payment_released', parties, pageOf(parties), details);
  }),
  notifyWhen('notify-when-service-paid-outside', moneyEvents.servicePaidOutside, (data) =>
    toProfessional('payment_outside', data, booksOf(data.serviceId), {
      amountCents: data.amountCents,
    }),
  ),
  notifyWhen('notify-when-payout-arrived', moneyEvents.payoutArrived, (data) =>
    ofPayout('payout_arrived', data),
  ),
  notifyWhen('notify-when-payout-failed', moneyEvents.payoutFailed, (data) =>
    ofPayout('payout_failed', data),
  ),
];
