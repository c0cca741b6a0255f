import type { Answer, Money, Side } from './money.ts';
import { fitParts } from './money-parts.ts';

export function propose(money: Money, by: Side, cents: number): Answer {
  if (money.status !== 'in_progress') return 409;
  if (money.payment === 'released' || money.payment === 'cancelled') return 409;
  if (cents === money.totalCents || cents < money.releasedCents) return 422;
  if (money.proposed) return 409;
  money.proposed = { by, cents };
  return 'done';
}

/** 400 to 320: escrow to the client 80. 400 to 450: nothing until the top-up. */
export function answerTerms(money: Money, by: Side, isAccepted: boolean): Answer {
  if (!money.proposed) return 'absent';
  if (money.proposed.by === by) return 403;
  const { cents } = money.proposed;
  if (isAccepted) {
    if (money.isDisputed) return 409;
    if (cents < money.releasedCents || !fitParts(money, cents)) return 409;
    const back = Math.max(0, money.heldCents + money.releasedCents - cents);
    money.heldCents -= back;
    money.refundedCents += back;
    money.totalCents = cents;
    const isFull = money.heldCents > 0 && money.heldCents + money.releasedCents >= cents;
    money.payment = isFull ? 'escrowed' : 'pending';
    if (money.releasedCents > 0 && money.releasedCents === cents) money.payment = 'released';
    if (back > 0) money.history.push(`refund ${back}`);
  }
  money.proposed = null;
  return 'done';
}
