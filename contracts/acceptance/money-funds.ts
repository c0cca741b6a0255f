import { type Answer, type Money, missing, percent } from './money.ts';
import { heldPart, moveHeldParts, nextPart } from './money-parts.ts';

export function beginFunding(money: Money, cents: number): Answer {
  if (money.isDisputed || missing(money) === 0) return 409;
  if (cents > missing(money)) return 422;
  // Work in milestones is paid one of them at a time.
  if (nextPart(money)) return 409;
  money.underWay.push(cents);
  return 'done';
}

/** Fund: cash to escrow. What can be held no longer goes back. */
export function arrive(money: Money, cents: number): Answer {
  const at = money.underWay.indexOf(cents);
  if (at < 0) return 'absent';
  money.underWay.splice(at, 1);
  const held = money.isDisputed ? 0 : Math.min(cents, missing(money));
  money.fundedCents += cents;
  money.refundedCents += cents - held;
  if (held === 0) return 'done';
  money.heldCents += held;
  money.payment =
    money.heldCents + money.releasedCents >= money.totalCents ? 'escrowed' : 'pending';
  money.history.push(`fund ${held}`);
  return 'done';
}

/** The platform's 10 % of parts that are released add up to those of the sum. */
const feeOfPart = (before: number, part: number) =>
  percent(before + part, 10) - percent(before, 10);

/** Escrow to the professional 90 %, to the platform 10 %. */
export function earn(money: Money, gross: number): void {
  const fee = feeOfPart(money.releasedCents, gross);
  money.heldCents -= gross;
  money.releasedCents += gross;
  money.professionalCents += gross - fee;
  money.balanceCents += gross - fee;
  money.platformCents += fee;
}

export function release(money: Money): Answer {
  const gross = money.heldCents;
  earn(money, gross);
  moveHeldParts(money, 'released');
  return endRelease(money, gross);
}

/** Released as a whole or in a part, it changes where the payment and a fee stand. */
export function endRelease(money: Money, gross: number): Answer {
  const isWhole = money.releasedCents >= money.totalCents;
  const isFull = money.heldCents + money.releasedCents >= money.totalCents;
  if (money.status !== 'cancelled')
    money.payment = isWhole ? 'released' : isFull ? 'escrowed' : 'pending';
  // No other terms are agreed on once the whole total is released (D-48).
  if (isWhole) money.proposed = null;
  if (money.fee && money.status === 'cancelled') {
    money.fee.settledCents += gross;
    if (money.fee.settledCents >= money.fee.cents) money.fee.state = 'settled';
  }
  money.history.push(`release ${gross}`);
  return 'done';
}

export function releasePart(money: Money): Answer {
  const part = heldPart(money);
  if (!part) return 'absent';
  if (money.isDisputed) return 409;
  part.status = 'released';
  earn(money, part.cents);
  endRelease(money, part.cents);
  return 'done';
}

/** Cash to the professional, whole: no part of it is held, and the platform has none. */
export function payBeside(money: Money, line: string, cents: number): Answer {
  money.fundedCents += cents;
  money.professionalCents += cents;
  money.balanceCents += cents;
  money.history.push(line);
  return 'done';
}

export function payOutside(money: Money): Answer {
  if (money.isDisputed || money.status !== 'completed' || money.isPaidOutside) return 409;
  if (missing(money) === 0 || money.heldCents > 0) return 409;
  money.history.push(`external ${missing(money)}`);
  money.isPaidOutside = true;
  return 'done';
}

/** After the payout the professional owes what their balance does not reach; the platform gives its fee back. */
export function refund(money: Money, cents: number): Answer {
  if (cents > money.releasedCents) return 422;
  const fee = feeOfPart(money.releasedCents - cents, cents);
  const net = cents - fee;
  const fromBalance = Math.min(net, money.balanceCents);
  money.balanceCents -= fromBalance;
  money.owedCents += net - fromBalance;
  money.professionalCents -= net;
  money.platformCents -= fee;
  money.refundedCents += cents;
  money.releasedCents -= cents;
  money.history.push(`refund ${cents}`);
  return 'done';
}
