import { type Answer, end, type Money, type Step } from './money.ts';
import { cancel, collectFee, isFeeDue, payOut, settle, waiveFee } from './money-fees.ts';
import {
  arrive,
  beginFunding,
  payBeside,
  payOutside,
  refund,
  release,
  releasePart,
} from './money-funds.ts';
import { agreeToParts, fundPart } from './money-parts.ts';
import { answerTerms, propose } from './money-terms.ts';

/** Gives the money after a step and the answer to it; a refused step changes nothing. */
export function after(money: Money, step: Step): { money: Money; answer: Answer } {
  const next: Money = JSON.parse(JSON.stringify(money));
  const answer = act(next, step);
  return answer === 'done' ? { money: next, answer } : { money, answer };
}

function act(money: Money, step: Step): Answer {
  switch (step.do) {
    case 'begin-funding':
      return beginFunding(money, step.cents);
    case 'arrive':
      return arrive(money, step.cents);
    case 'release':
      if (money.isDisputed || money.heldCents === 0) return 409;
      return release(money);
    case 'request-release':
      return money.isDisputed || money.status !== 'completed' || money.payment !== 'escrowed'
        ? 409
        : 'done';
    case 'complete':
      if (money.status !== 'in_progress') return 409;
      return end(money, 'completed');
    case 'reopen':
      if (money.status !== 'completed' || money.payment === 'released' || money.isDisputed)
        return 409;
      money.status = 'in_progress';
      return 'done';
    case 'paid-outside':
      return payOutside(money);
    case 'cancel':
      return cancel(money, step.by, step.blames);
    case 'dispute':
      if (money.isDisputed || money.heldCents === 0) return 409;
      money.isDisputed = true;
      return 'done';
    case 'settle':
      return money.isDisputed ? settle(money, step.percentToProfessional) : 'absent';
    case 'propose':
      return propose(money, step.by, step.cents);
    case 'accept':
    case 'reject':
      return answerTerms(money, step.by, step.do === 'accept');
    case 'ask-extension':
      if (money.status !== 'in_progress' || money.isExtensionAsked) return 409;
      // One later day is asked for again and again; approved once, it is no later day any more.
      if (money.isExtended) return 422;
      money.isExtensionAsked = true;
      return 'done';
    case 'approve-extension':
      if (!money.isExtensionAsked) return 'absent';
      money.isExtensionAsked = false;
      money.isExtended = true;
      return 'done';
    case 'refund':
      return refund(money, step.cents);
    case 'tip':
      // Work that was declined or cancelled is not completed either.
      if (money.status !== 'completed' || money.isDisputed) return 409;
      return payBeside(money, `tip ${step.cents}`, step.cents);
    case 'expense':
      if (money.status === 'cancelled' || money.isDisputed) return 409;
      return payBeside(money, `expense ${step.cents}`, step.cents);
    case 'agree-parts':
      return agreeToParts(money, step.firstCents);
    case 'fund-part':
      return fundPart(money);
    case 'release-part':
      return releasePart(money);
    case 'pay-fee':
      if (!isFeeDue(money)) return 409;
      if (money.fee?.payer !== 'professional') return 403;
      return collectFee(money) ? 'done' : 409;
    case 'waive-fee':
      return waiveFee(money, step.by);
    case 'payout':
      return payOut(money, step.by);
  }
}

/** Gives each order in which the steps of two sides that act at once can come. */
export function orders(one: Step[], other: Step[]): Step[][] {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (!first || !second) return [[...one, ...other]];
  return [
    ...orders(rest, other).map((steps) => [first, ...steps]),
    ...orders(one, others).map((steps) => [second, ...steps]),
  ];
}
