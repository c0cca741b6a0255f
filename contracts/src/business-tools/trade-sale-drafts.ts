import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { TradeQuery } from './trade.ts';
import { taxTreatments } from './trade-options.ts';
import { ExchangeRateView } from './trade-rates.ts';
import { InternationalSaleForm, InternationalSaleView } from './trade-sales.ts';

/** Work for a client abroad was paid, and its professional has not said yet how the sale is taxed (F11). */
export const SaleDraftView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    serviceId: z.uuid(),
    clientName: z.string(),
    country: z.string(),
    productDescription: z.string(),
    /** US dollars, as they were paid. */
    saleAmountCents: z.number().int(),
    saleDate: Day,
    /** The rates of the country, in percent. */
    vatRate: z.number(),
    gstRate: z.number(),
    /** The treatment of the last sale to this client, else `not_registered`. */
    treatment: z.enum(taxTreatments),
    customerVatId: z.string().nullable(),
    /** The rate of the country's currency on the day of the sale; null where none is known. */
    exchange: ExchangeRateView.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'SaleDraftView' });
export type SaleDraftView = z.infer<typeof SaleDraftView>;

const params = z.object({ draftId: z.uuid() });

export const listSaleDrafts = endpoint({
  method: 'GET',
  url: '/international-sales/drafts',
  schema: {
    summary: 'Paid work for clients abroad that waits to be confirmed as a sale, the latest first',
    querystring: TradeQuery,
    response: { 200: Page(SaleDraftView) },
  },
});

export const confirmSaleDraft = endpoint({
  method: 'POST',
  url: '/international-sales/drafts/:draftId/confirm',
  schema: {
    summary: 'Make a sale of a draft; its income stays that of the service',
    params,
    body: InternationalSaleForm,
    response: { 201: InternationalSaleView },
  },
});

export const dismissSaleDraft = endpoint({
  method: 'DELETE',
  url: '/international-sales/drafts/:draftId',
  schema: { summary: 'Say that a draft is no sale', params, response: { 204: z.null() } },
});
