import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { BookDay, requiredLine } from './required.ts';
import { TradeCurrency } from './trade.ts';

/** A country adds VAT or GST to a sale, in percent. */
const InternationalTaxRateView = z
  .object({
    country: z.string(),
    vatRate: z.number(),
    gstRate: z.number(),
    source: z.string(),
    asOf: Day,
  })
  .meta({ id: 'InternationalTaxRateView' });
export type InternationalTaxRateView = z.infer<typeof InternationalTaxRateView>;

export const listInternationalTaxRates = endpoint({
  method: 'GET',
  url: '/international-tax-rates',
  schema: {
    summary: 'VAT and GST rates of a day, else of today, by country',
    querystring: z.strictObject({ day: BookDay.optional() }),
    response: { 200: z.object({ items: z.array(InternationalTaxRateView) }) },
  },
});

/** The worth of a unit of a currency in US dollars, on the day given or the last known day before it. */
export const ExchangeRateView = z
  .object({
    currency: TradeCurrency,
    rate: z.number(),
    date: Day,
    source: z.string(),
    isStale: z.boolean(),
  })
  .meta({ id: 'ExchangeRateView' });
export type ExchangeRateView = z.infer<typeof ExchangeRateView>;

export const findExchangeRate = endpoint({
  method: 'GET',
  url: '/exchange-rates',
  schema: {
    summary: 'The exchange rate of a day; null where the table knows none',
    querystring: z.strictObject({ currency: TradeCurrency, day: BookDay }),
    response: { 200: z.object({ rate: ExchangeRateView.nullable() }) },
  },
});

/** One layer of a duty: the general rate, or what stands on top of it. */
const DutyLayer = z
  .object({
    layer: z.string(),
    /** Null of a layer that is for all countries. */
    origin: z.string().nullable(),
    hsPrefix: z.string(),
    rate: z.number(),
    validFrom: Day,
    validTo: Day.nullable(),
    source: z.string(),
    asOf: Day,
  })
  .meta({ id: 'DutyLayer' });

export const findDuty = endpoint({
  method: 'GET',
  url: '/duty-rates',
  schema: {
    summary: 'What the dated table says of the duty on goods, layer by layer',
    querystring: z.strictObject({
      country: requiredLine(100),
      hsCode: z
        .string()
        .max(20)
        .regex(/^[\d. ]*$/),
      day: BookDay,
    }),
    response: {
      200: z.object({
        layers: z.array(DutyLayer),
        rate: z.number().nullable(),
        asOf: Day.nullable(),
        isStale: z.boolean(),
      }),
    },
  },
});
