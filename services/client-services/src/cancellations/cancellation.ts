import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  type CancellationCause,
  feeDisputeDays,
  isClientsFault,
  type Settlement,
} from '@sidework/contracts/client-services/money-words';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFeeOfPart, shareOf } from '@sidework/contracts/kernel/percent';
import {
  type HistoryLine,
  type Moved,
  noRequest,
  type Payee,
  requireUndisputed,
} from '../escrow/escrow.ts';
import * as Posting from '../ledger/posting.ts';
import { type Party, partyOf, type Service } from '../services/service.ts';

/** The figures of a cancellation: the same are shown before it and booked by it. */
export interface Terms {
  payer: Party;
  feePercentage: number;
  feeCents: number;
  /** The part of the fee that is taken from the held money. */
  takenCents: number;
  refundCents: number;
  dueCents: number;
  isWaived: boolean;
  /** The fee of a client who did not ask for the cancellation stays held while they may dispute it. */
  staysHeld: boolean;
  prompt: string;
}

/**
 * The party at fault pays. It is the one who cancels, unless the professional blames the client (D-41). The fee is a
 * share of what was not released yet (D-44), rounded half up (D-45). A client pays it from what is held, a professional by
 * their balance (D-43). Work that its client never agreed to costs no fee (D-42), nor does work that a client booked and its
 * professional gives back before it began: they were not asked.
 */
export function termsOf(
  service: Service,
  by: Actor,
  cause: CancellationCause,
  { isAgreed, isBooked }: { isAgreed: boolean; isBooked: boolean },
): Terms {
  const party = partyOf(service, by);
  if (!party) throw notFound('service_not_found');
  requireUndisputed(service);
  if (service.status !== 'in_progress') throw conflict('service_not_in_progress');
  const isTheirs = isClientsFault(cause);
  if (isTheirs && party === 'client') throw forbidden('only_professional_blames');
  const payer = isTheirs ? 'client' : party;
  const { cancellationFeePercentage: feePercentage, escrowedAmountCents: held } = service;
  const base = service.totalAmountCents - service.releasedAmountCents;
  const feeCents = shareOf(base, feePercentage * 100);
  const isWaived = !isAgreed || (isBooked && payer === 'professional' && !hasBegun(service));
  const takenCents = payer === 'client' && !isWaived ? Math.min(feeCents, held) : 0;
  return {
    payer,
    feePercentage,
    feeCents,
    takenCents,
    isWaived,
    refundCents: held - takenCents,
    dueCents: isWaived ? 0 : feeCents - takenCents,
    staysHeld: isTheirs && takenCents > 0,
    prompt: isWaived
      ? promptOf('You', 0, 0)
      : promptOf(payer === party ? 'You' : 'Client', feePercentage, feeCents),
  };
}

const hasBegun = ({ progressStage, releasedAmountCents }: Service) =>
  progressStage !== 'not_started' || releasedAmountCents > 0;

/** The specification's question, to the letter. */
const promptOf = (payer: 'Client' | 'You', percentage: number, feeCents: number): string =>
  `Cancel service? ${payer} will pay ${percentage}% cancellation fee (${formatCents(feeCents)})`;

/** A fee may be sent beside, if it is this one. */
export function agreeOnFee({ feeCents }: Terms, given: number | undefined): void {
  if (given === undefined || given === feeCents) return;
  throw unprocessable('server_sets_this', undefined, {
    feeCents: 'The fee follows from the total.',
  });
}

export interface Cancelled extends Moved {
  /** The part of the fee that goes to the professional at once, before the platform's share. */
  grossCents: number;
  platformCents: number;
  fee: { payer: Party; amountCents: number; settledCents: number; settlement: Settlement };
}

/** The lines of a cancellation in the history of the service. */
export const linesOf = (
  { feePercentage, refundCents }: Terms,
  fee: Cancelled['fee'],
): HistoryLine[] => {
  const description = `Cancellation fee (${feePercentage}%)`;
  const charged: HistoryLine = { paymentType: 'cancellation_fee', description, ...fee };
  if (refundCents === 0) return [charged];
  const returned = { amountCents: refundCents, description: 'Back to the client' };
  return [charged, { paymentType: 'refund', ...returned }];
};

export function cancel(
  service: Service,
  by: Actor,
  terms: Terms,
  { payeeId }: Payee,
  now: Date,
): Cancelled {
  const { takenCents, refundCents, staysHeld, isWaived, feeCents, payer } = terms;
  const grossCents = staysHeld ? 0 : takenCents;
  const { netCents, feeCents: platformCents } = lessFeeOfPart(
    service.releasedAmountCents,
    grossCents,
    service.feeBps,
  );
  return {
    service: {
      ...service,
      ...(staysHeld
        ? { releaseRequestedAt: now, releasesAt: daysAfter(now, feeDisputeDays) }
        : noRequest),
      status: 'cancelled',
      paymentStatus: 'cancelled',
      escrowedAmountCents: staysHeld ? takenCents : 0,
      releasedAmountCents: service.releasedAmountCents + grossCents,
      cancelledAt: now,
      cancelledBy: partyOf(service, by) ?? null,
    },
    entries: Posting.moved(Posting.escrowOf(service.id), [
      [Posting.refundTo(service.clientId), refundCents],
      [Posting.payableTo(payeeId), netCents],
      [Posting.fees, platformCents],
    ]),
    grossCents,
    platformCents,
    fee: {
      payer,
      amountCents: feeCents,
      settledCents: grossCents,
      settlement: settlementOf(isWaived, grossCents === feeCents),
    },
  };
}

function settlementOf(isWaived: boolean, isWhole: boolean): Settlement {
  if (isWaived) return 'waived';
  return isWhole ? 'settled' : 'due';
}
