import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Namer } from '@sidework/chassis/people/namer';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or, sql } from 'drizzle-orm';
import { handedPapers, vaultPapers } from '../papers/table.ts';
import type { OwnPart } from '../people/own-part.ts';
import { numberOf } from './invoice.ts';
import { invoices } from './table.ts';

/** The other side relies on an invoice, so it stays without the names, address and cards of one who left. */
export const ownInvoices: OwnPart = {
  gathers: [invoices],
  erases: [invoices, vaultPapers, handedPapers],
  files: (db, { userId, named }) => [
    {
      name: 'invoices.json',
      about: 'Invoices and credit notes that you issued or received.',
      rows: invoicesFor(db, userId, named),
    },
  ],
  erase: eraseInvoices,
};

async function eraseInvoices(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ sellerName: null, sellerEmail: null })
    .where(eq(invoices.sellerId, userId));
  await tx.update(invoices).set({ workerName: null }).where(eq(invoices.workerId, userId));
  await tx
    .update(invoices)
    .set({ buyerName: null, buyerVatNumber: null, payments: [] })
    .where(eq(invoices.buyerId, userId));
  await tx.delete(vaultPapers).where(eq(vaultPapers.userId, userId));
  await tx
    .update(handedPapers)
    .set({ removeAt: sql`now()` })
    .where(eq(handedPapers.userId, userId));
}

const invoicesFor = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [invoices.issuedAt, invoices.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(invoices)
        .where(and(or(eq(invoices.sellerId, userId), eq(invoices.buyerId, userId)), after))
        .orderBy(invoices.issuedAt, invoices.id)
        .limit(limit),
    place: ({ issuedAt, id }) => [issuedAt, id],
    present: (invoice) => ({
      kind: invoice.kind,
      number: numberOf(invoice),
      from: invoice.sellerId === userId ? 'you' : named(invoice.sellerName),
      to: invoice.buyerId === userId ? 'you' : named(invoice.buyerName),
      for: invoice.title,
      amount: formatCents(invoice.amountCents),
      fee: invoice.sellerId === userId ? formatCents(invoice.feeCents) : null,
      issuedAt: invoice.issuedAt.toISOString(),
    }),
  });
