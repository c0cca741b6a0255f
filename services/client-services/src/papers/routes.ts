import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/invoices';
import { downloadContract } from '@sidework/contracts/client-services/work-contracts';
import type { Deps } from '../deps.ts';
import { numberOf, requireInvoice } from '../invoices/invoice.ts';
import { findInvoice, invoicesOf, paidInto } from '../invoices/queries.ts';
import { toInvoiceView, toReceiptView } from '../invoices/view.ts';
import type { Payment } from '../payments/charges/payment.ts';
import { getPaymentFor } from '../payments/charges/queries.ts';
import { readService } from '../services/read-service.ts';
import { getContract } from '../work-contracts/queries.ts';
import { printContract } from './print-contract.ts';
import { printInvoice } from './print-invoice.ts';
import { printReceipt } from './print-receipt.ts';
import { findPaymentInto, rowsOfReceipt } from './queries.ts';
import { receiptOf, requirePaid } from './receipt.ts';

/** The readers of a service read its papers, and a payer the receipt of anything else. */
export function paperRoutes(app: App, deps: Deps) {
  const { db } = deps;
  const receiptFile = async (payment: Payment, readerId: string) =>
    pdfFile(
      `receipt-${payment.id}`,
      await printReceipt(receiptOf(await rowsOfReceipt(db, requirePaid(payment)), readerId)),
    );
  app.route({
    ...api.listServicePapers,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { serviceId } }) => {
      await readService(deps, actor, serviceId);
      return {
        invoices: (await invoicesOf(db, serviceId)).map(toInvoiceView),
        receipts: (await paidInto(db, serviceId)).map(toReceiptView),
      };
    },
  });
  app.route({
    ...api.downloadInvoice,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { serviceId, invoiceId } }) => {
      await readService(deps, actor, serviceId);
      const found = await findInvoice(db, invoiceId);
      const shown = requireInvoice(found?.invoice.serviceId === serviceId ? found : undefined);
      const { kind } = shown.invoice;
      return pdfFile(`${kind}-${numberOf(shown.invoice)}`, await printInvoice(shown));
    },
  });
  app.route({
    ...api.downloadServiceReceipt,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { serviceId, paymentId } }) => {
      await readService(deps, actor, serviceId);
      return receiptFile(requirePaid(await findPaymentInto(db, serviceId, paymentId)), actor.id);
    },
  });
  app.route({
    ...downloadContract,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { serviceId, contractId } }) => {
      await readService(deps, actor, serviceId);
      const whole = await getContract(db, serviceId, contractId);
      return pdfFile(`${whole.contract.kind}-${contractId}`, await printContract(whole));
    },
  });
  app.route({
    ...api.downloadReceipt,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      receiptFile(await getPaymentFor(db, actor, params.paymentId), actor.id),
  });
}

const pdfFile = (name: string, content: Buffer) => ({
  name: `${name.replace('_', '-')}.pdf`,
  mediaType: 'application/pdf',
  contentBase64: content.toString('base64'),
});
