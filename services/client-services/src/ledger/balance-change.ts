import type { AccountKind, Entry } from './posting.ts';

/** The changes of what Sidework holds for a person and of what they owe. */
export interface BalanceChange {
  earnedCents: number;
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
  heldCents: number;
}

export const noChange: BalanceChange = {
  earnedCents: 0,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 0,
};

/** A credit adds to what is held for a person, and a debit to what they owe. */
const amounts: Partial<Record<AccountKind, [keyof BalanceChange, 1 | -1]>> = {
  pro_payable: ['earnedCents', -1],
  client_refund: ['creditCents', -1],
  pro_receivable: ['owedCents', 1],
  pro_held: ['heldCents', -1],
};

/** By how much the entries of a transaction change the balance of each person. */
export function balanceChanges(entries: Entry[]): Map<string, BalanceChange> {
  const changes = new Map<string, BalanceChange>();
  for (const { kind, ownerId, amountCents } of entries) {
    const amount = amounts[kind];
    if (!amount || ownerId === null) continue;
    const [name, sign] = amount;
    const change = changes.get(ownerId) ?? noChange;
    changes.set(ownerId, { ...change, [name]: change[name] + sign * amountCents });
  }
  return changes;
}
