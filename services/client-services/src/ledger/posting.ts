/** The accounts of domain 5. */
export const accountKinds = [
  'provider_cash',
  'escrow',
  'pro_payable',
  'client_refund',
  'fee_revenue',
  'processor_cost',
  'pro_receivable',
  'pro_held',
] as const;
export type AccountKind = (typeof accountKinds)[number];

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

/** These balances never fall below zero: credits are at least the debits, or for an asset the other way round. */
const bounded: readonly AccountKind[] = [
  'escrow',
  'pro_payable',
  'client_refund',
  'pro_receivable',
  'pro_held',
];
export const isBounded = ({ kind }: Account): boolean => bounded.includes(kind);

/** An account as a person reads it. */
export const accountLabels: Record<AccountKind, string> = {
  provider_cash: 'Payment provider',
  escrow: 'Protected funds of this service',
  pro_payable: "Professional's balance",
  client_refund: 'Refund to the client',
  fee_revenue: 'Platform fee',
  processor_cost: 'Cost of the payment provider',
  pro_receivable: 'Owed by the professional',
  pro_held: 'Held for a ticket or a course',
};

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
