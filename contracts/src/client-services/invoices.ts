import { z } from 'zod';
import { DownloadedFile } from '../business-tools/downloads.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment } from '../kernel/values.ts';

/** An invoice is issued with a release, and a credit note with a refund of it. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;

/** An invoice or a credit note of a service, as both sides see it. */
export const InvoiceView = z
  .object({
    id: z.uuid(),
    kind: z.enum(invoiceKinds),
    /** The seller's own number in its year, such as `2026-0041`. */
    number: z.string(),
    /** The number of the invoice that a credit note corrects. */
    correctsNumber: z.string().nullable(),
    amountCents: Cents,
    /** The sum of the credit notes of an invoice. */
    refundedCents: Cents,
    issuedAt: Moment,
  })
  .meta({ id: 'InvoiceView' });
export type InvoiceView = z.infer<typeof InvoiceView>;

/** A payment into a service, of which there is a receipt. */
export const ReceiptView = z
  .object({
    paymentId: z.uuid(),
    amountCents: Cents,
    refundedCents: Cents,
    paidAt: Moment,
  })
  .meta({ id: 'ReceiptView' });
export type ReceiptView = z.infer<typeof ReceiptView>;

const ServiceParams = z.object({ serviceId: z.uuid() });

export const listServicePapers = endpoint({
  method: 'GET',
  url: '/services/:serviceId/papers',
  schema: {
    summary: 'The invoices, credit notes and receipts of a service, oldest first',
    params: ServiceParams,
    response: { 200: z.object({ invoices: z.array(InvoiceView), receipts: z.array(ReceiptView) }) },
  },
});

export const downloadInvoice = endpoint({
  method: 'GET',
  url: '/services/:serviceId/papers/invoices/:invoiceId',
  schema: {
    summary: 'An invoice or a credit note of a service, as a PDF',
    params: ServiceParams.extend({ invoiceId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});

export const downloadServiceReceipt = endpoint({
  method: 'GET',
  url: '/services/:serviceId/papers/receipts/:paymentId',
  schema: {
    summary: 'The receipt of a payment into a service, as a PDF',
    params: ServiceParams.extend({ paymentId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});

export const downloadReceipt = endpoint({
  method: 'GET',
  url: '/payments/:paymentId/receipt',
  schema: {
    summary: 'The receipt of a payment of yours, as a PDF',
    params: z.object({ paymentId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});
