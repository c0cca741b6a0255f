import { type Answer, end, type Money, percent, type Side, splitOf } from './money.ts';
import { earn } from './money-funds.ts';
import { moveHeldParts } from './money-parts.ts';

/** The side that cancels pays, unless the professional blames the client; then the fee stays held while it may be disputed. */
export function cancel(money: Money, by: Side, blames: boolean): Answer {
  if (money.isDisputed || money.status !== 'in_progress') return 409;
  if (blames && by === 'client') return 403;
  const payer = blames ? 'client' : by;
  const cents = percent(money.totalCents - money.releasedCents, 25);
  const taken = payer === 'client' ? Math.min(cents, money.heldCents) : 0;
  const back = money.heldCents - taken;
  money.heldCents = taken;
  money.refundedCents += back;
  const settledCents = blames ? 0 : taken;
  earn(money, settledCents);
  moveHeldParts(money, 'settled');
  money.fee = { payer, cents, settledCents, state: settledCents === cents ? 'settled' : 'due' };
  money.payment = 'cancelled';
  money.history.push(`cancellation_fee ${cents}`);
  if (back > 0) money.history.push(`refund ${back}`);
  return end(money, 'cancelled');
}

export function settle(money: Money, percentToProfessional: number): Answer {
  const { toProfessionalCents, toClientCents } = splitOf(money, percentToProfessional);
  money.heldCents -= toClientCents;
  money.refundedCents += toClientCents;
  earn(money, toProfessionalCents);
  moveHeldParts(money, 'settled');
  money.isDisputed = false;
  if (toProfessionalCents > 0) money.history.push(`dispute ${toProfessionalCents}`);
  if (toClientCents > 0) money.history.push(`dispute ${toClientCents}`);
  if (money.fee?.state === 'due') {
    money.fee.settledCents = Math.min(
      money.fee.cents,
      money.fee.settledCents + toProfessionalCents,
    );
    money.fee.state = toProfessionalCents > 0 ? 'settled' : 'waived';
  }
  const isCompleted = money.status === 'completed';
  money.payment = isCompleted && toProfessionalCents > 0 ? 'released' : 'cancelled';
  return isCompleted ? 'done' : end(money, 'cancelled');
}

export const isFeeDue = ({ fee, heldCents }: Money) => fee?.state === 'due' && heldCents === 0;

export function collectFee(money: Money): boolean {
  const { fee } = money;
  if (!fee) return false;
  const cents = fee.cents - fee.settledCents;
  if (money.balanceCents < cents) return false;
  money.balanceCents -= cents;
  money.professionalCents -= cents;
  money.refundedCents += cents;
  money.creditCents += cents;
  Object.assign(fee, { settledCents: fee.cents, state: 'settled' });
  money.history.push(`fee_paid ${cents}`);
  return true;
}

/** The fee and the debt first; while either is left, nothing of what was earned is sent. */
export function payOut(money: Money, by: Side): Answer {
  if (by === 'client') {
    if (money.creditCents === 0) return 409;
    money.creditCents = 0;
    return 'done';
  }
  const owesFee = money.fee?.payer === 'professional' && money.fee.state === 'due';
  const isFeeLeft = owesFee && !collectFee(money);
  const debt = Math.min(money.balanceCents, money.owedCents);
  money.balanceCents -= debt;
  money.owedCents -= debt;
  // Refused, nothing of it was collected either.
  if (money.balanceCents === 0 || isFeeLeft || money.owedCents > 0) return 409;
  money.balanceCents = 0;
  return 'done';
}

/** The side that is owed the fee gives it up: no money moves. */
export function waiveFee(money: Money, by: Side): Answer {
  const { fee } = money;
  if (!fee || !isFeeDue(money)) return 409;
  if (fee.payer === by) return 403;
  money.history.push(`fee_waived ${fee.cents - fee.settledCents}`);
  money.fee = { ...fee, state: 'waived' };
  return 'done';
}
