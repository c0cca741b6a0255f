import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { TradeCurrency } from './trade.ts';

/** One of the six cards: in US dollars, and what it is made of in each currency. */
const Card = z.object({
  usdCents: z.number().int(),
  byCurrency: z.array(
    z.object({
      currency: TradeCurrency,
      amountCents: z.number().int(),
      usdCents: z.number().int(),
    }),
  ),
});

/** The six cards, of all records by the rate of each. */
export const TradeSummary = z
  .object({
    totalSales: Card,
    taxCollected: Card,
    importCosts: Card,
    duties: Card,
    exportValue: Card,
    shippingAndFees: Card,
  })
  .meta({ id: 'TradeSummary' });
export type TradeSummary = z.infer<typeof TradeSummary>;

export const getTradeSummary = endpoint({
  method: 'GET',
  url: '/trade-summary',
  schema: {
    summary: 'The totals of your sales, imports and exports in US dollars',
    response: { 200: TradeSummary },
  },
});
