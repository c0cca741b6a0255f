import type { InvoiceView, ReceiptView } from '@sidework/contracts/client-services/invoices';
import type { Payment } from '../payments/charges/payment.ts';
import { numberOf } from './invoice.ts';
import type { ShownInvoice } from './queries.ts';

export const toInvoiceView = ({ invoice, refundedCents, corrects }: ShownInvoice): InvoiceView => ({
  id: invoice.id,
  kind: invoice.kind,
  number: numberOf(invoice),
  correctsNumber: corrects && numberOf(corrects),
  amountCents: invoice.amountCents,
  refundedCents,
  issuedAt: invoice.issuedAt.toISOString(),
});

export const toReceiptView = (payment: Payment): ReceiptView => ({
  paymentId: payment.id,
  amountCents: payment.amountCents,
  refundedCents: payment.refundedCents,
  paidAt: (payment.settledAt ?? payment.requestedAt).toISOString(),
});
