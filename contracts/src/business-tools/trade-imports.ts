import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { BookDay, requiredLine } from './required.ts';
import {
  hsField,
  TradeAmount,
  TradeCountry,
  TradeFee,
  TradePercent,
  TradeYearQuery,
  tradeFields,
  tradeView,
} from './trade.ts';

/** Goods that came from another country, as their buyer alone sees them. */
export const ImportedGoodView = z
  .object({
    ...tradeView,
    supplierName: z.string(),
    supplierCountry: z.string(),
    costAmountCents: z.number().int(),
    tariffRate: z.number(),
    /** The source of the tariff in words, and its day. */
    tariffSource: z.string(),
    tariffAsOf: Day,
    dutyAmountCents: z.number().int(),
    customsFeesCents: z.number().int(),
    totalCostCents: z.number().int(),
    importDate: Day,
    hsCode: z.string().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'ImportedGoodView' });
export type ImportedGoodView = z.infer<typeof ImportedGoodView>;

/** The form of an import. Without a tariff rate the server takes the rate of the dated table. */
export const ImportedGoodForm = z
  .strictObject({
    ...tradeFields,
    ...hsField,
    supplierName: requiredLine(),
    supplierCountry: TradeCountry,
    costAmountCents: TradeAmount,
    tariffRate: TradePercent.nullable().default(null),
    customsFeesCents: TradeFee.default(0),
    importDate: BookDay,
    dutyAmountCents: z.number().int().optional(),
    totalCostCents: z.number().int().optional(),
  })
  .meta({ id: 'ImportedGoodForm' });
export type ImportedGoodForm = z.infer<typeof ImportedGoodForm>;

const params = z.object({ importId: z.uuid() });

export const listImportedGoods = endpoint({
  method: 'GET',
  url: '/imported-goods',
  schema: {
    summary: 'Your imports, the latest day first',
    querystring: TradeYearQuery,
    response: { 200: Page(ImportedGoodView) },
  },
});

export const addImportedGood = endpoint({
  method: 'POST',
  url: '/imported-goods',
  idempotency: 'optional',
  schema: {
    summary: 'Add an import; its duty is the cost times the tariff rate',
    body: ImportedGoodForm,
    response: { 201: ImportedGoodView },
  },
});

export const editImportedGood = endpoint({
  method: 'PUT',
  url: '/imported-goods/:importId',
  schema: {
    summary: 'Change an import',
    params,
    body: ImportedGoodForm,
    response: { 200: ImportedGoodView },
  },
});

export const deleteImportedGood = endpoint({
  method: 'DELETE',
  url: '/imported-goods/:importId',
  schema: { summary: 'Delete an import', params, response: { 204: z.null() } },
});
