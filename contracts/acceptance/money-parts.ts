import { type Answer, type Money, missing } from './money.ts';

export const nextPart = ({ parts }: Money) => parts.find(({ status }) => status === 'planned');
export const heldPart = ({ parts }: Money) => parts.find(({ status }) => status === 'funded');

/** One proposes two parts that make up the total, and the other agrees; another plan takes the place of an unpaid one. */
export function agreeToParts(money: Money, firstCents: number): Answer {
  const restCents = money.totalCents - firstCents;
  if (restCents < 1) return 400;
  const isUnpaid = missing(money) === money.totalCents;
  if (money.isDisputed || money.status !== 'in_progress' || !isUnpaid) return 409;
  money.parts = [firstCents, restCents].map((cents) => ({ cents, status: 'planned' }));
  return 'done';
}

/** It is begun and arrives in one step, and is held whole. */
export function fundPart(money: Money): Answer {
  const part = nextPart(money);
  if (!part) return 'absent';
  if (money.isDisputed || missing(money) === 0) return 409;
  part.status = 'funded';
  money.fundedCents += part.cents;
  money.heldCents += part.cents;
  const isFull = money.heldCents + money.releasedCents >= money.totalCents;
  money.payment = isFull ? 'escrowed' : 'pending';
  money.history.push(`fund ${part.cents}`);
  return 'done';
}

/** All that is held was released, or divided by a cancellation or a moderator. */
export function moveHeldParts(money: Money, status: 'released' | 'settled'): void {
  for (const part of money.parts) if (part.status === 'funded') part.status = status;
}

/** More is added to the last unpaid part or is one of its own; less is taken from the last ones. False where they hold less. */
export function fitParts(money: Money, totalCents: number): boolean {
  if (money.parts.length === 0) return true;
  const more = totalCents - money.totalCents;
  const planned = money.parts.filter(({ status }) => status === 'planned').toReversed();
  const [last] = planned;
  if (more > 0) {
    if (last) last.cents += more;
    else money.parts.push({ cents: more, status: 'planned' });
    return true;
  }
  let left = -more;
  for (const part of planned) {
    const taken = Math.min(left, part.cents);
    part.cents -= taken;
    left -= taken;
  }
  money.parts = money.parts.filter(({ cents }) => cents > 0);
  return left === 0;
}
