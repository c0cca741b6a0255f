import { invoiceKinds } from '@sidework/contracts/client-services/invoices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

export interface InvoiceLine {
  title: string;
  note: string;
  amountCents: number;
}

export interface InvoicePayment {
  paidAt: string;
  card: string | null;
  amountCents: number;
}

/**
 * Invoices and credit notes as they were issued. The seller is who gets the money: a guardian for a child, whose plain name
 * is then the worker's.
 */
export const invoices = clientServices.table(
  'invoices',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: invoiceKinds }).notNull(),
    sellerId: uuid().notNull(),
    buyerId: uuid().notNull(),
    workerId: uuid(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    /** The ledger's transaction that it was issued for. */
    postingId: uuid().notNull(),
    /** The invoice that a credit note corrects. */
    correctsId: uuid(),
    year: integer().notNull(),
    number: integer().notNull(),
    sellerName: text(),
    sellerEmail: text(),
    workerName: text(),
    buyerName: text(),
    /** The buyer is a business in the European Union, which accounts for the VAT: “Reverse charge”. */
    buyerVatNumber: text(),
    title: text().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    payments: jsonb().$type<InvoicePayment[]>().notNull(),
    amountCents: bigint(cents).notNull(),
    feeCents: bigint(cents).notNull(),
    feeBps: integer().notNull(),
    issuedAt: timestamp(moment).notNull(),
  },
  (invoice) => [
    unique('invoices_number_unique').on(invoice.sellerId, invoice.year, invoice.number),
    uniqueIndex('invoices_posting_id_idx').on(
      invoice.postingId,
      sql`coalesce(corrects_id, posting_id)`,
    ),
    index('invoices_service_id_idx').on(invoice.serviceId, invoice.issuedAt, invoice.id),
    index('invoices_corrects_id_idx').on(invoice.correctsId),
    index('invoices_buyer_id_idx').on(invoice.buyerId, invoice.issuedAt, invoice.id),
    index('invoices_seller_id_idx').on(invoice.sellerId, invoice.issuedAt, invoice.id),
    check('invoices_amount_check', sql`amount_cents > 0 and fee_cents between 0 and amount_cents`),
    check('invoices_corrects_check', sql`(kind = 'credit_note') = (corrects_id is not null)`),
  ],
);

/** The last number of a seller in a year; its row is locked from a number's taking until the commit. */
export const invoiceCounters = clientServices.table(
  'invoice_counters',
  {
    sellerId: uuid().notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.sellerId, counter.year] })],
);
