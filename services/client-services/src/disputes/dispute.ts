import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { type Moved, noRequest, type Payee } from '../escrow/escrow.ts';
import * as Posting from '../ledger/posting.ts';
import { partyOf, requireOutsider, type Service } from '../services/service.ts';
import type { disputes } from './table.ts';

export type Dispute = typeof disputes.$inferSelect;

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
  const undecided = { decidedBy: null, decidedAt: null, explanation: null };
  return {
    // A dispute stops the countdown to the release.
    service: { ...service, ...noRequest, isDisputed: true },
    dispute: {
      id,
      serviceId: service.id,
      openedBy,
      reason,
      openedAt: now,
      ...undecided,
      toClientCents: null,
      toProfessionalCents: null,
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

/** A moderator's word: all that is held goes to the two sides, and who decided it stands with it. */
export function decide(
  dispute: Dispute,
  service: Service,
  { explanation, toClientCents, toProfessionalCents }: Split & { explanation: string },
  { by, payeeId, concerned }: Payee & { by: Pick<Actor, 'id'>; concerned: readonly string[] },
  now: Date,
): Moved & { dispute: Dispute; grossCents: number; feeCents: number } {
  requireOutsider(concerned, by);
  requireOpen(dispute);
  const split = { toClientCents, toProfessionalCents };
  const decision = { decidedBy: by.id, decidedAt: now, explanation, ...split };
  return { ...settle(service, split, { payeeId }, now), dispute: { ...dispute, ...decision } };
}

/** The lines of a decision in the history of the money; a share of nothing has none. */
export const sharesOf = ({ toClientCents, toProfessionalCents }: Split) =>
  [
    { amountCents: toProfessionalCents, description: 'To the professional, by a moderator' },
    { amountCents: toClientCents, description: 'To the client, by a moderator' },
  ].filter(({ amountCents }) => amountCents > 0);

/** To the cent: the shares make up what is held, and the platform's fee is of the professional's alone. */
function settle(
  service: Service,
  { toClientCents, toProfessionalCents }: Split,
  { payeeId }: Payee,
  now: Date,
): Moved & { grossCents: number; feeCents: number } {
  if (!service.isDisputed) throw conflict('dispute_settled');
  if (toClientCents + toProfessionalCents !== service.escrowedAmountCents)
    throw unprocessable('split_not_whole');
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
