import type { Tx } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import { addPaper } from './add-paper.ts';
import * as Invoice from './invoice.ts';
import { insertInvoice, isIssuedFor, openInvoicesOf, takeNumber } from './queries.ts';

/** The task that issues the papers of a posting from before there were invoices. */
export const issuing = 'issue-invoice';

interface Refunded {
  postingId: string;
  grossCents: number;
  feeCents: number;
}

/**
 * Issues a credit note, with a number of its own, for each invoice that a refund takes from; false where a part of it was
 * released before there were invoices and has none yet.
 */
export async function issueCreditNotes(
  tx: Tx,
  service: Service,
  refund: Refunded,
  at: Date,
): Promise<boolean> {
  const { postingId, grossCents } = refund;
  if (grossCents === 0 || (await isIssuedFor(tx, postingId))) return true;
  const { credits, uncoveredCents } = Invoice.creditsOf(
    await openInvoicesOf(tx, service.id),
    refund,
  );
  if (uncoveredCents > 0) return false;
  for (const credit of credits) await issue(tx, postingId, credit, at);
  return true;
}

async function issue(
  tx: Tx,
  postingId: string,
  { invoice, amountCents, feeCents }: Invoice.Credited,
  at: Date,
): Promise<void> {
  const id = uuidv7();
  const year = at.getUTCFullYear();
  const { sellerId, buyerId, title } = invoice;
  await insertInvoice(tx, {
    ...invoice,
    id,
    kind: 'credit_note',
    postingId,
    correctsId: invoice.id,
    year,
    number: await takeNumber(tx, sellerId, year),
    lines: [{ title, note: `Refund, invoice ${Invoice.numberOf(invoice)}`, amountCents }],
    payments: [],
    amountCents,
    feeCents,
    issuedAt: at,
  });
  await addPaper(tx, { kind: 'invoice', paperId: id }, [sellerId, buyerId]);
}

/** Issues the credit notes of a refund, or leaves them to the task that catches up with older releases. */
export async function creditRefund(
  tx: Tx,
  service: Service,
  { postingId, ...amounts }: Omit<Refunded, 'postingId'> & { postingId: string | null },
  at: Date,
): Promise<void> {
  if (!postingId || (await issueCreditNotes(tx, service, { postingId, ...amounts }, at))) return;
  await addPersonTask(tx, { id: postingId, kind: issuing, userId: service.professionalId });
}
