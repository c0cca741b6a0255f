import type { transfers } from './table.ts';

export type Transfer = typeof transfers.$inferSelect;

/** Money that goes back to the card that it came from. */
export interface Refund {
  personId: string;
  serviceId: string | null;
  /** The charge that it goes back on. */
  reference: string;
  amountCents: number;
}

/** Money that goes from a person's balance to their account at a bank. */
export interface Payout {
  personId: string;
  amountCents: number;
  ledgerTransactionId: string;
  destination: string;
  destinationToken: string;
}

export const begin = (
  id: string,
  transfer: ({ kind: 'refund' } & Refund) | ({ kind: 'payout' } & Payout),
  now: Date,
) =>
  ({
    id,
    ...transfer,
    status: 'sending',
    requestedAt: now,
    nextTryAt: now,
  }) satisfies typeof transfers.$inferInsert;

const firstWaitMs = 5_000;
const longestWaitMs = 60 * 60_000;

/** The next try is put off, twice as long each time, before the provider is asked for this one. */
export function attempt(transfer: Transfer, now: Date): Transfer {
  const waitMs = Math.min(longestWaitMs, 2 ** transfer.tries * firstWaitMs);
  const nextTryAt = new Date(now.getTime() + waitMs);
  return { ...transfer, tries: transfer.tries + 1, nextTryAt };
}

/** The provider keeps a refusal under its key, so what was refused is sent under another. */
export const keyOf = ({ id, refusals }: Transfer): string =>
  refusals === 0 ? id : `${id}-${refusals}`;

export const refuse = (transfer: Transfer): Transfer => ({
  ...transfer,
  refusals: transfer.refusals + 1,
});

/**
 * A payout that was refused so often is given up, and its money is back on the balance. What the provider did not answer may
 * have been done: it is asked for under the same key for ever, and a refund is as well.
 */
const mostRefusals = 8;

export const isHopeless = ({ kind, refusals }: Transfer): boolean =>
  kind === 'payout' && refusals >= mostRefusals;

/** A transfer that ended needs the token of its account no more. */
const ended = { destinationToken: null };

export const arrive = (transfer: Transfer, now: Date): Transfer => ({
  ...transfer,
  ...ended,
  status: 'sent',
  sentAt: now,
});

export const fail = (transfer: Transfer): Transfer => ({
  ...transfer,
  ...ended,
  status: 'failed',
});
