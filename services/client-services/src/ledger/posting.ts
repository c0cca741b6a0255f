interface AccountRule {
  /** The name of the account as a person reads it. */
  label: string;
  /** A balance that never falls below zero: credits are at least the debits, or for an asset the other way round. */
  isBounded: boolean;
}

/** The accounts of domain 5. The triggers of the ledger (migration 0011) name those that are bounded again. */
export const accounts = {
  provider_cash: { label: 'Payment provider', isBounded: false },
  escrow: { label: 'Protected funds of this service', isBounded: true },
  pro_payable: { label: "Professional's balance", isBounded: true },
  client_refund: { label: 'Refund to the client', isBounded: true },
  fee_revenue: { label: 'Platform fee', isBounded: false },
  processor_cost: { label: 'Cost of the payment provider', isBounded: false },
  pro_receivable: { label: 'Owed by the professional', isBounded: true },
  pro_held: { label: 'Held for a ticket or a course', isBounded: true },
} satisfies Record<string, AccountRule>;
export type AccountKind = keyof typeof accounts;
export const accountKinds = Object.keys(accounts) as [AccountKind, ...AccountKind[]];

/** The kinds of transactions, by what each was booked for. */
export const postingKinds = [
  'fund',
  'release',
  'cancellation',
  'total_changed',
  'dispute',
  'fee_collected',
  'refund',
  'refund_sent',
  'payment',
  'payment_returned',
  'hold_begun',
  'hold_ended',
  'payout',
  'payout_failed',
  'debt_collected',
  'tip',
  'expense',
] as const;
export type PostingKind = (typeof postingKinds)[number];

export interface Account {
  kind: AccountKind;
  /** A service of `escrow`, a person of the others; null of the platform's own. */
  ownerId: string | null;
}

/** A debit is above 0, a credit below. */
export interface Entry extends Account {
  amountCents: number;
}

export const cash: Account = { kind: 'provider_cash', ownerId: null };
export const fees: Account = { kind: 'fee_revenue', ownerId: null };
export const escrowOf = (serviceId: string): Account => ({ kind: 'escrow', ownerId: serviceId });
export const payableTo = (personId: string): Account => ({
  kind: 'pro_payable',
  ownerId: personId,
});
export const refundTo = (personId: string): Account => ({
  kind: 'client_refund',
  ownerId: personId,
});
export const owedBy = (personId: string): Account => ({
  kind: 'pro_receivable',
  ownerId: personId,
});

/** Income from tickets and courses, while it is held. */
export const heldFor = (personId: string): Account => ({ kind: 'pro_held', ownerId: personId });

export const isBounded = ({ kind }: Account): boolean => accounts[kind].isBounded;

const debit = (account: Account, amountCents: number): Entry => ({ ...account, amountCents });
const credit = (account: Account, cents: number): Entry => ({ ...account, amountCents: -cents });

/** Entries of nothing are none; what does not sum up to nothing is a fault of this program. */
export function balanced(entries: Entry[]): Entry[] {
  if (entries.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0)
    throw new Error('The entries of a transaction do not sum up to zero.');
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

/** So much from `from` to each of `to`. */
export const moved = (from: Account, to: [Account, number][]): Entry[] =>
  balanced([
    debit(
      from,
      to.reduce((sum, [, cents]) => sum + cents, 0),
    ),
    ...to.map(([account, cents]) => credit(account, cents)),
  ]);

/** So much from each of `from` to `to`. */
export const gathered = (from: [Account, number][], to: Account): Entry[] =>
  balanced([
    ...from.map(([account, cents]) => debit(account, cents)),
    credit(
      to,
      from.reduce((sum, [, cents]) => sum + cents, 0),
    ),
  ]);

/** The entries that take a transaction back. */
export const reversed = (entries: Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
