import type { Entry } from '../../ledger/posting.ts';

interface Record {
  paymentType: string;
  amountCents: number;
}

/**
 * The entries of a transaction that belong to one of the records in it: what goes back to the client is the refund's, and
 * the rest is that of the record beside it. So the entries of all records sum up to those of the ledger.
 */
export function ownEntries<E extends Pick<Entry, 'kind' | 'amountCents'>>(
  record: Record,
  inTransaction: readonly Record[],
  entries: readonly E[],
): E[] {
  if (inTransaction.length < 2) return [...entries];
  const back = entries.find(({ kind }) => kind === 'client_refund');
  const backCents = -(back?.amountCents ?? 0);
  const isBack = record === backRecord(inTransaction, backCents);
  return entries.flatMap((entry) => {
    if (entry.kind === 'client_refund') return isBack ? [entry] : [];
    if (entry.kind !== 'escrow') return isBack ? [] : [entry];
    const amountCents = isBack ? backCents : entry.amountCents - backCents;
    return amountCents === 0 ? [] : [{ ...entry, amountCents }];
  });
}

/** The record of what went back: the refund, or of a dispute the share of the client, which is written last. */
const backRecord = (records: readonly Record[], backCents: number) =>
  records.find(({ paymentType }) => paymentType === 'refund') ??
  records.findLast(({ amountCents }) => amountCents === backCents);
