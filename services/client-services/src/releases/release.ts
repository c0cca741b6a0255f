import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { type Moved, noRequest, type Payee, requireUndisputed } from '../escrow/escrow.ts';
import * as Posting from '../ledger/posting.ts';
import { requireClient, requireProfessional, type Service } from '../services/service.ts';

/** Its professional asks for the release; the one that is open is answered with. */
export function request(service: Service, by: Actor, now: Date, releasesAt: Date): Service {
  requireProfessional(service, by);
  requireUndisputed(service);
  if (service.status !== 'completed') throw conflict('service_not_completed');
  if (service.paymentStatus !== 'escrowed') throw conflict('nothing_held');
  if (service.releaseRequestedAt) return service;
  return { ...service, releaseRequestedAt: now, releasesAt };
}

/** All that is held, or a milestone of it, goes to the professional: by its client, or by time where `by` is null. */
export function release(
  service: Service,
  by: Actor | null,
  { payeeId }: Payee,
  grossCents = service.escrowedAmountCents,
): Moved & { grossCents: number; feeCents: number } {
  if (by) requireClient(service, by);
  requireUndisputed(service);
  const escrowedAmountCents = service.escrowedAmountCents - grossCents;
  if (grossCents <= 0 || escrowedAmountCents < 0) throw conflict('nothing_held');
  const { netCents, feeCents } = lessFeeOfPart(
    service.releasedAmountCents,
    grossCents,
    service.feeBps,
  );
  const releasedAmountCents = service.releasedAmountCents + grossCents;
  const after = { ...service, escrowedAmountCents, releasedAmountCents };
  return {
    service: {
      ...after,
      // The countdown goes on for the milestones that stay held.
      ...(escrowedAmountCents === 0 && noRequest),
      paymentStatus: statusAfter(after),
    },
    entries: Posting.moved(Posting.escrowOf(service.id), [
      [Posting.payableTo(payeeId), netCents],
      [Posting.fees, feeCents],
    ]),
    grossCents,
    feeCents,
  };
}

function statusAfter(service: Service): Service['paymentStatus'] {
  const { status, escrowedAmountCents: held, releasedAmountCents: released } = service;
  if (status === 'cancelled') return 'cancelled';
  if (released >= service.totalAmountCents) return 'released';
  return held + released >= service.totalAmountCents ? 'escrowed' : 'pending';
}

/**
 * Released money goes back to the client from the professional's balance as far as that reaches; the professional owes the
 * rest. The platform gives its fee back in proportion, and with the last part all that is left of it.
 */
export function refund(
  service: Service,
  amountCents: number,
  { payeeId, balanceCents }: Payee & { balanceCents: number },
): Moved & { feeCents: number } {
  if (amountCents > service.releasedAmountCents) throw unprocessable('refund_over_released');
  const leftCents = service.releasedAmountCents - amountCents;
  const { netCents, feeCents } = lessFeeOfPart(leftCents, amountCents, service.feeBps);
  const fromBalance = Math.min(balanceCents, netCents);
  return {
    service: { ...service, releasedAmountCents: leftCents },
    entries: Posting.gathered(
      [
        [Posting.payableTo(payeeId), fromBalance],
        [Posting.owedBy(payeeId), netCents - fromBalance],
        [Posting.fees, feeCents],
      ],
      Posting.refundTo(service.clientId),
    ),
    feeCents,
  };
}
