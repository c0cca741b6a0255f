/**
 * The oracle of the tests of money: one service of a total, its funds and the balance of its professional, by the table of
 * domain 5. It shares no line with the ledger. The platform keeps 10 %, a cancellation costs 25 %.
 */
export interface Money {
  totalCents: number;
  heldCents: number;
  /** Gross, what went to the professional before the platform's fee. */
  releasedCents: number;
  status: 'in_progress' | 'completed' | 'cancelled';
  payment: 'pending' | 'escrowed' | 'released' | 'cancelled';
  isDisputed: boolean;
  isPaidOutside: boolean;
  fee: {
    payer: Side;
    cents: number;
    settledCents: number;
    state: 'settled' | 'due' | 'waived';
  } | null;
  /** The terms that wait for an answer. */
  proposed: { by: Side; cents: number } | null;
  /** Whether a later deadline waits for the client. */
  isExtensionAsked: boolean;
  isExtended: boolean;
  /** Paid in, and not held yet. */
  underWay: number[];
  fundedCents: number;
  /** What the professional got by this service, less what they gave back of it. */
  professionalCents: number;
  refundedCents: number;
  platformCents: number;
  /** On the balance of the professional, what they owe, and what the client has that is on no card. */
  balanceCents: number;
  owedCents: number;
  creditCents: number;
  /** Of the history that the parties read: type and cents. */
  history: string[];
}

export type Side = 'client' | 'professional';

export type Step =
  | { do: 'begin-funding' | 'arrive'; cents: number }
  | { do: 'release' | 'request-release' | 'complete' | 'reopen' | 'paid-outside' }
  | { do: 'cancel'; by: Side; blames: boolean }
  | { do: 'dispute' | 'accept' | 'reject' | 'payout'; by: Side }
  | { do: 'settle'; percentToProfessional: number }
  | { do: 'propose'; by: Side; cents: number }
  | { do: 'ask-extension' | 'approve-extension' }
  | { do: 'refund'; cents: number }
  | { do: 'pay-fee' }
  | { do: 'waive-fee'; by: Side };

/** `absent`: there is nothing that the step could name. */
export type Answer = 'done' | 'absent' | 400 | 403 | 409 | 422;

export const begun = (totalCents: number): Money => ({
  totalCents,
  heldCents: 0,
  releasedCents: 0,
  status: 'in_progress',
  payment: 'pending',
  isDisputed: false,
  isPaidOutside: false,
  fee: null,
  proposed: null,
  underWay: [],
  isExtensionAsked: false,
  isExtended: false,
  fundedCents: 0,
  professionalCents: 0,
  refundedCents: 0,
  platformCents: 0,
  balanceCents: 0,
  owedCents: 0,
  creditCents: 0,
  history: [],
});

/** Half a cent upwards. */
const percent = (cents: number, share: number) => Math.floor((cents * share + 50) / 100);

export const missing = (money: Money): number =>
  money.status === 'cancelled' ||
  money.isPaidOutside ||
  money.payment === 'released' ||
  money.payment === 'cancelled'
    ? 0
    : Math.max(0, money.totalCents - money.heldCents - money.releasedCents);

export const splitOf = (money: Money, percentToProfessional: number) => {
  const toProfessionalCents = percent(money.heldCents, percentToProfessional);
  return { toProfessionalCents, toClientCents: money.heldCents - toProfessionalCents };
};

/** What a step makes of it, and what whoever asks is told; a refused step changes nothing. */
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
      if (money.status !== 'completed' || money.payment === 'released') return 409;
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

function beginFunding(money: Money, cents: number): Answer {
  if (money.isDisputed || missing(money) === 0) return 409;
  if (cents > missing(money)) return 422;
  money.underWay.push(cents);
  return 'done';
}

/** Fund: cash to escrow. What can be held no longer goes back. */
function arrive(money: Money, cents: number): Answer {
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

/** Of what is released in parts the platform's 10 % are those of the sum. */
const feeOfPart = (before: number, part: number) =>
  percent(before + part, 10) - percent(before, 10);

/** Escrow to the professional 90 %, to the platform 10 %. */
function earn(money: Money, gross: number): void {
  const fee = feeOfPart(money.releasedCents, gross);
  money.heldCents -= gross;
  money.releasedCents += gross;
  money.professionalCents += gross - fee;
  money.balanceCents += gross - fee;
  money.platformCents += fee;
}

function release(money: Money): Answer {
  const gross = money.heldCents;
  earn(money, gross);
  const isWhole = money.releasedCents >= money.totalCents;
  if (money.status !== 'cancelled') money.payment = isWhole ? 'released' : 'pending';
  // Of a total that is released as a whole, nothing is agreed on anew (D-48).
  if (isWhole) money.proposed = null;
  if (money.fee && money.status === 'cancelled') {
    money.fee.settledCents += gross;
    if (money.fee.settledCents >= money.fee.cents) money.fee.state = 'settled';
  }
  money.history.push(`release ${gross}`);
  return 'done';
}

/** With the work what was asked for of it is over. */
function end(money: Money, status: 'completed' | 'cancelled'): Answer {
  money.status = status;
  money.proposed = null;
  money.isExtensionAsked = false;
  return 'done';
}

function payOutside(money: Money): Answer {
  if (money.isDisputed || money.status !== 'completed' || money.isPaidOutside) return 409;
  if (missing(money) === 0 || money.heldCents > 0) return 409;
  money.history.push(`external ${missing(money)}`);
  money.isPaidOutside = true;
  return 'done';
}

/** Who cancels pays, unless the professional blames the client; then the fee stays held while it may be disputed. */
function cancel(money: Money, by: Side, blames: boolean): Answer {
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
  money.fee = { payer, cents, settledCents, state: settledCents === cents ? 'settled' : 'due' };
  money.payment = 'cancelled';
  money.history.push(`cancellation_fee ${cents}`);
  if (back > 0) money.history.push(`refund ${back}`);
  return end(money, 'cancelled');
}

function settle(money: Money, percentToProfessional: number): Answer {
  const { toProfessionalCents, toClientCents } = splitOf(money, percentToProfessional);
  money.heldCents -= toClientCents;
  money.refundedCents += toClientCents;
  earn(money, toProfessionalCents);
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

function propose(money: Money, by: Side, cents: number): Answer {
  if (money.status !== 'in_progress') return 409;
  if (money.payment === 'released' || money.payment === 'cancelled') return 409;
  if (cents === money.totalCents || cents < money.releasedCents) return 422;
  if (money.proposed) return 409;
  money.proposed = { by, cents };
  return 'done';
}

/** 400 to 320: escrow to the client 80. 400 to 450: nothing until the top-up. */
function answerTerms(money: Money, by: Side, isAccepted: boolean): Answer {
  if (!money.proposed) return 'absent';
  if (money.proposed.by === by) return 403;
  const { cents } = money.proposed;
  if (isAccepted) {
    if (money.isDisputed) return 409;
    if (cents < money.releasedCents) return 409;
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

/** After the payout the professional owes what their balance does not reach; the platform gives its fee back. */
function refund(money: Money, cents: number): Answer {
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

const isFeeDue = ({ fee, heldCents }: Money) => fee?.state === 'due' && heldCents === 0;

function collectFee(money: Money): boolean {
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
function payOut(money: Money, by: Side): Answer {
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

/** Asked of whom it is owed to: no money moves. */
function waiveFee(money: Money, by: Side): Answer {
  const { fee } = money;
  if (!fee || !isFeeDue(money)) return 409;
  if (fee.payer === by) return 403;
  money.history.push(`fee_waived ${fee.cents - fee.settledCents}`);
  money.fee = { ...fee, state: 'waived' };
  return 'done';
}

/** The ways in which steps of two who act at once can come one after the other. */
export function orders(one: Step[], other: Step[]): Step[][] {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (!first || !second) return [[...one, ...other]];
  return [
    ...orders(rest, other).map((steps) => [first, ...steps]),
    ...orders(one, others).map((steps) => [second, ...steps]),
  ];
}
