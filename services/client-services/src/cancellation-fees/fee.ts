import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { paymentHistory } from '../escrow/table.ts';
import { partyOf, type Service } from '../services/service.ts';

/** The cancellation fee of a service, as its payment history keeps it. */
export type Fee = typeof paymentHistory.$inferSelect;

export const leftToSettle = ({ amountCents, settledCents }: Fee): number =>
  amountCents - settledCents;

/** The part of a fee that its professional still has to pay. */
export const dueFromProfessional = (fee: Fee): number =>
  fee.settlement === 'due' && fee.payer === 'professional' ? leftToSettle(fee) : 0;

/** Throws unless a party asks about a fee that is owed. What stays held for a dispute is released by itself. */
export function requireDue(fee: Fee | undefined, service: Service, by: Actor): Fee {
  if (!partyOf(service, by)) throw notFound('service_not_found');
  if (fee?.settlement !== 'due' || service.escrowedAmountCents > 0) throw conflict('fee_not_due');
  return fee;
}

/** The party that is owed the fee gives it up. */
export function waive(fee: Fee, { clientId, professionalId }: Service, by: Actor): Fee {
  const creditor = fee.payer === 'client' ? professionalId : clientId;
  if (creditor !== by.id) throw forbidden('not_owed_to_you');
  return { ...fee, settlement: 'waived' };
}

/** A client's fee is taken from what is held, so only a professional pays one. */
export function requirePayer({ payer }: Fee, { professionalId }: Service, by: Actor): void {
  if (payer !== 'professional' || professionalId !== by.id) throw forbidden('not_owed_by_you');
}

/** Throws where the balance of the payer did not reach for the fee. */
export function requireCollected(isCollected: boolean): void {
  if (!isCollected) throw conflict('balance_too_low');
}

export const collect = (fee: Fee): Fee => ({
  ...fee,
  settlement: 'settled',
  settledCents: fee.amountCents,
});

/** The part of a fee that was held is released; the rest stays due. */
export function release(fee: Fee, cents: number): Fee {
  const settledCents = fee.settledCents + cents;
  return { ...fee, settledCents, settlement: settledCents >= fee.amountCents ? 'settled' : 'due' };
}

/** A moderator's decision ends a fee: the share of the professional pays it, and no more is asked for. */
export function decide(fee: Fee, cents: number): Fee {
  if (fee.settlement !== 'due') return fee;
  return {
    ...fee,
    settledCents: Math.min(fee.amountCents, fee.settledCents + cents),
    settlement: cents > 0 ? 'settled' : 'waived',
  };
}
