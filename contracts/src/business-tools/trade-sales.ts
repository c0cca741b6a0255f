import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { BookDay, optionalLine, requiredLine } from './required.ts';
import {
  TradeAmount,
  TradeCountry,
  TradePercent,
  TradeYearQuery,
  tradeFields,
  tradeView,
} from './trade.ts';
import { taxTreatments } from './trade-options.ts';
import { plainVatNumber, vatNumberFault } from './vat-numbers.ts';

/** A sale to another country, as its seller alone sees it. */
export const InternationalSaleView = z
  .object({
    ...tradeView,
    clientName: z.string(),
    country: z.string(),
    saleAmountCents: z.number().int(),
    vatRate: z.number(),
    gstRate: z.number(),
    taxAmountCents: z.number().int(),
    treatment: z.enum(taxTreatments),
    customerVatId: z.string().nullable(),
    saleDate: Day,
    /** It is income in the owner's books; the sale of a service is not, because the service itself is. */
    isIncome: z.boolean(),
    /** The service whose release was drafted as this sale. */
    serviceId: z.uuid().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'InternationalSaleView' });
export type InternationalSaleView = z.infer<typeof InternationalSaleView>;

/** The form of a sale. A computed amount may be sent only with the server's own value. */
export const InternationalSaleForm = z
  .strictObject({
    ...tradeFields,
    clientName: requiredLine(),
    country: TradeCountry,
    saleAmountCents: TradeAmount,
    saleDate: BookDay,
    treatment: z.enum(taxTreatments).default('not_registered'),
    customerVatId: optionalLine(30)
      .transform((number) => (number && plainVatNumber(number)) || null)
      .default(null),
    /** False where the money is in the books already. Left out, it is as it was, and of a new sale true. */
    isIncome: z.boolean().optional(),
    vatRate: TradePercent.optional(),
    gstRate: TradePercent.optional(),
    taxAmountCents: z.number().int().optional(),
  })
  .superRefine(({ country, treatment, customerVatId }, context) => {
    const isMissing = treatment === 'reverse_charge' && customerVatId === null;
    const message = isMissing
      ? "A reverse charge needs the customer's VAT number"
      : customerVatId === null
        ? undefined
        : vatNumberFault(country, customerVatId);
    if (message) context.addIssue({ code: 'custom', path: ['customerVatId'], message });
  })
  .meta({ id: 'InternationalSaleForm' });
export type InternationalSaleForm = z.infer<typeof InternationalSaleForm>;

const params = z.object({ saleId: z.uuid() });

export const listInternationalSales = endpoint({
  method: 'GET',
  url: '/international-sales',
  schema: {
    summary: 'Your sales to other countries, the latest day first; `saleId` leaves one',
    querystring: TradeYearQuery.extend({ saleId: z.uuid().optional() }),
    response: { 200: Page(InternationalSaleView) },
  },
});

export const addInternationalSale = endpoint({
  method: 'POST',
  url: '/international-sales',
  idempotency: 'optional',
  schema: {
    summary: 'Add a sale to another country; its tax follows from the rates of the country',
    body: InternationalSaleForm,
    response: { 201: InternationalSaleView },
  },
});

export const editInternationalSale = endpoint({
  method: 'PUT',
  url: '/international-sales/:saleId',
  schema: {
    summary: 'Change a sale to another country',
    params,
    body: InternationalSaleForm,
    response: { 200: InternationalSaleView },
  },
});

export const deleteInternationalSale = endpoint({
  method: 'DELETE',
  url: '/international-sales/:saleId',
  schema: {
    summary: 'Delete a sale to another country',
    params,
    response: { 204: z.null() },
  },
});
