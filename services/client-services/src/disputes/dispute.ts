import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { answerDays, otherModeratorDays } from '@sidework/contracts/client-services/dispute-words';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { type Moved, noRequest, type Payee } from '../escrow/escrow.ts';
import * as Posting from '../ledger/posting.ts';
import { partyOf, requireOutsider, type Service } from '../services/service.ts';
import type { disputes } from './table.ts';

export type Dispute = typeof disputes.$inferSelect;

const undecided = {
  decidedBy: null,
  decidedAt: null,
  explanation: null,
  toClientCents: null,
  toProfessionalCents: null,
  appealUntil: null,
  clientAcceptedAt: null,
  professionalAcceptedAt: null,
  settledAt: null,
};

/** Held money stays where it is: nothing is released, cancelled or renegotiated until a moderator decides. */
export function open(
  id: string,
  service: Service,
  reason: string,
  by: Actor,
  now: Date,
): { service: Service; dispute: Dispute } {
  const openedBy = partyOf(service, by);
  if (!openedBy) throw notFound('service_not_found');
  if (service.isDisputed) throw conflict('already_disputed');
  if (service.escrowedAmountCents === 0) throw conflict('nothing_held');
  return {
    // A dispute stops the countdown to the release.
    service: { ...service, ...noRequest, isDisputed: true, isDisputeDecided: false },
    dispute: {
      id,
      serviceId: service.id,
      openedBy,
      reason,
      isReasonHeld: false,
      openedAt: now,
      ...undecided,
      answer: null,
      isAnswerHeld: false,
      answerUntil: daysAfter(now, answerDays),
      answeredAt: null,
      firstDecision: null,
      appealedBy: null,
      appealReason: null,
      isAppealHeld: false,
      appealedAt: null,
    },
  };
}

export function requireOpen({ decidedAt }: Pick<Dispute, 'decidedAt'>): void {
  if (decidedAt) throw conflict('dispute_settled');
}

interface Split {
  toClientCents: number;
  toProfessionalCents: number;
}

interface Deciding {
  by: Pick<Actor, 'id'>;
  concerned: readonly string[];
  /** So many days may it be appealed; with none it is final at once. */
  appealDays: number;
}

/** A moderator's word on all that is held, which stands with who gave it. Of an appeal it is final. */
export function decide(
  dispute: Dispute,
  service: Service,
  { explanation, toClientCents, toProfessionalCents }: Split & { explanation: string },
  { by, concerned, appealDays }: Deciding,
  now: Date,
): { service: Service; dispute: Dispute } {
  requireOutsider(concerned, by);
  requireOpen(dispute);
  requireOtherModerator(dispute, by, now);
  const split = { toClientCents, toProfessionalCents };
  requireWhole(service, split);
  const decision = { decidedBy: by.id, decidedAt: now, explanation, ...split };
  const appealUntil = dispute.appealedAt || appealDays === 0 ? null : daysAfter(now, appealDays);
  return {
    service: { ...service, isDisputeDecided: true },
    dispute: { ...dispute, ...decision, appealUntil },
  };
}

/** The moderator of the first decision waits for another one, who may not be there. */
function requireOtherModerator(
  { firstDecision, appealedAt }: Dispute,
  by: Pick<Actor, 'id'>,
  now: Date,
): void {
  if (!appealedAt || firstDecision?.decidedBy !== by.id) return;
  if (now < daysAfter(appealedAt, otherModeratorDays)) throw forbidden('appeal_of_other_moderator');
}

/** Whether its money moves now: it is final, both sides accepted it, or the time for an appeal is over. */
export const isDue = (dispute: Dispute, now: Date): boolean =>
  dispute.decidedAt !== null &&
  dispute.settledAt === null &&
  (dispute.appealUntil === null ||
    dispute.appealUntil <= now ||
    (dispute.clientAcceptedAt !== null && dispute.professionalAcceptedAt !== null));

/** The decision that stands. */
export const splitOf = ({ toClientCents, toProfessionalCents, explanation }: Dispute) => ({
  toClientCents: toClientCents ?? 0,
  toProfessionalCents: toProfessionalCents ?? 0,
  explanation: explanation ?? '',
});

/** The lines of a decision in the history of the money; a share of nothing has none. */
export const sharesOf = ({ toClientCents, toProfessionalCents }: Split) =>
  [
    { amountCents: toProfessionalCents, description: 'To the professional, by a moderator' },
    { amountCents: toClientCents, description: 'To the client, by a moderator' },
  ].filter(({ amountCents }) => amountCents > 0);

function requireWhole(service: Service, { toClientCents, toProfessionalCents }: Split): void {
  if (!service.isDisputed) throw conflict('dispute_settled');
  if (toClientCents + toProfessionalCents !== service.escrowedAmountCents)
    throw unprocessable('split_not_whole');
}

/** To the cent: the shares make up what is held, and the platform's fee is of the professional's alone. */
export function settle(
  service: Service,
  { toClientCents, toProfessionalCents }: Split,
  { payeeId }: Payee,
  now: Date,
): Moved & { grossCents: number; feeCents: number } {
  requireWhole(service, { toClientCents, toProfessionalCents });
  const { netCents, feeCents } = lessFeeOfPart(
    service.releasedAmountCents,
    toProfessionalCents,
    service.feeBps,
  );
  const isCompleted = service.status === 'completed';
  return {
    service: {
      ...service,
      ...noRequest,
      isDisputed: false,
      isDisputeDecided: false,
      escrowedAmountCents: 0,
      releasedAmountCents: service.releasedAmountCents + toProfessionalCents,
      status: isCompleted ? 'completed' : 'cancelled',
      paymentStatus: isCompleted && toProfessionalCents > 0 ? 'released' : 'cancelled',
      cancelledAt: isCompleted ? null : (service.cancelledAt ?? now),
    },
    entries: Posting.moved(Posting.escrowOf(service.id), [
      [Posting.refundTo(service.clientId), toClientCents],
      [Posting.payableTo(payeeId), netCents],
      [Posting.fees, feeCents],
    ]),
    grossCents: toProfessionalCents,
    feeCents,
  };
}
