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
  /** The milestones that both agreed to; none where the work is paid as one. */
  parts: Part[];
  /** The terms that wait for an answer. */
  proposed: { by: Side; cents: number } | null;
  /** Whether a later deadline waits for the client. */
  isExtensionAsked: boolean;
  isExtended: boolean;
  /** Paid in, and not held yet. */
  underWay: number[];
  fundedCents: number;
  /** The professional got this much by the service, less what they gave back of it. */
  professionalCents: number;
  refundedCents: number;
  platformCents: number;
  /** On the balance of the professional, what they owe, and what the client has that is on no card. */
  balanceCents: number;
  owedCents: number;
  creditCents: number;
  /** The lines of the history that the parties read: type and cents. */
  history: string[];
}

/** A milestone of the work, as the plan that both agreed to has it. */
export interface Part {
  cents: number;
  status: 'planned' | 'funded' | 'released' | 'settled';
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
  /** It is paid beside the agreed total, and arrives with its step. */
  | { do: 'tip' | 'expense'; cents: number }
  | { do: 'agree-parts'; firstCents: number }
  | { do: 'fund-part' | 'release-part' }
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
  parts: [],
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
export const percent = (cents: number, share: number) => Math.floor((cents * share + 50) / 100);

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

/** The end of the work ends what was asked for. */
export function end(money: Money, status: 'completed' | 'cancelled'): Answer {
  money.status = status;
  money.proposed = null;
  money.isExtensionAsked = false;
  return 'done';
}
