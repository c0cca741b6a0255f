import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerTransactions } from '../ledger/table.ts';
import type { Payment } from '../payments/charges/payment.ts';
import { payments } from '../payments/charges/table.ts';
import type { Basis, Invoice } from './invoice.ts';
import { invoiceCounters, invoices } from './table.ts';

/** Takes the next number of a seller in a year. Others wait for the commit, so that no number is left out or given twice. */
export async function takeNumber(tx: Tx, sellerId: string, year: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ sellerId, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.sellerId, invoiceCounters.year],
      set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
    })
    .returning();
  if (!counter) throw new Error('no number was taken');
  return counter.lastNumber;
}

export async function insertInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

export async function isIssuedFor(db: Db, postingId: string): Promise<boolean> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.postingId, postingId))
    .limit(1);
  return found.length > 0;
}

const notes = alias(invoices, 'notes');

const refunded = sql<number>`coalesce((
  select sum(${notes.amountCents}) from ${invoices} notes
  where ${notes.correctsId} = ${invoices.id}), 0)`.mapWith(Number);

const corrected = alias(invoices, 'corrected');

const shown = (db: Db) =>
  db
    .select({ invoice: invoices, refundedCents: refunded, corrects: corrected })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.correctsId));

export type ShownInvoice = Awaited<ReturnType<typeof shown>>[number];

export const invoicesOf = (db: Db, serviceId: string): Promise<ShownInvoice[]> =>
  shown(db)
    .where(eq(invoices.serviceId, serviceId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));

export async function findInvoice(db: Db, id: string): Promise<ShownInvoice | undefined> {
  const [found] = await shown(db).where(eq(invoices.id, id));
  return found;
}

/** The invoices of a service that are not refunded whole, latest first; what was paid for an expense is not given back. */
export async function openInvoicesOf(tx: Tx, serviceId: string) {
  const found = await shown(tx)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, invoices.postingId))
    .where(
      and(
        eq(invoices.serviceId, serviceId),
        eq(invoices.kind, 'invoice'),
        ne(ledgerTransactions.kind, 'expense'),
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return found
    .map(({ invoice, refundedCents }) => ({
      invoice,
      leftCents: invoice.amountCents - refundedCents,
    }))
    .filter(({ leftCents }) => leftCents > 0);
}

/** The payments for a service that arrived, of one purpose or of all, oldest first. */
export const paidInto = (db: Db, serviceId: string, purpose?: Payment['purpose']) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.serviceId, serviceId),
        purpose && eq(payments.purpose, purpose),
        inArray(payments.status, ['succeeded', 'refunded']),
      ),
    )
    .orderBy(asc(payments.settledAt), asc(payments.id));

const bases: Basis[] = ['release', 'cancellation', 'dispute'];

/** The postings of a service up to a moment that money came to its professional by, oldest first. */
export async function earningsOf(tx: Tx, serviceId: string, until: Date) {
  const found = await tx
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.serviceId, serviceId),
        inArray(ledgerTransactions.kind, bases),
        lte(ledgerTransactions.postedAt, until),
      ),
    )
    .orderBy(asc(ledgerTransactions.postedAt), asc(ledgerTransactions.id));
  return found.map((posting) => ({ ...posting, kind: posting.kind as Basis }));
}

export async function findPosting(db: Db, id: string) {
  const [posting] = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.id, id));
  return posting;
}
