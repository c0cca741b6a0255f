import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { BookDay, optionalLine, requiredLine } from './required.ts';
import {
  hsField,
  TradeAmount,
  TradeCountry,
  TradeFee,
  TradeYearQuery,
  tradeFields,
  tradeView,
} from './trade.ts';

/** Goods that went to another country, as their seller alone sees them. */
export const ExportedGoodView = z
  .object({
    ...tradeView,
    buyerName: z.string(),
    buyerCountry: z.string(),
    exportValueCents: z.number().int(),
    shippingCostCents: z.number().int(),
    exportFeesCents: z.number().int(),
    totalValueCents: z.number().int(),
    exportDate: Day,
    trackingNumber: z.string().nullable(),
    hsCode: z.string().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'ExportedGoodView' });
export type ExportedGoodView = z.infer<typeof ExportedGoodView>;

/** The form of an export. */
export const ExportedGoodForm = z
  .strictObject({
    ...tradeFields,
    ...hsField,
    buyerName: requiredLine(),
    buyerCountry: TradeCountry,
    exportValueCents: TradeAmount,
    shippingCostCents: TradeFee.default(0),
    exportFeesCents: TradeFee.default(0),
    exportDate: BookDay,
    trackingNumber: optionalLine(100)
      .transform((number) => number || null)
      .default(null),
    totalValueCents: z.number().int().optional(),
  })
  .meta({ id: 'ExportedGoodForm' });
export type ExportedGoodForm = z.infer<typeof ExportedGoodForm>;

const params = z.object({ exportId: z.uuid() });

export const listExportedGoods = endpoint({
  method: 'GET',
  url: '/exported-goods',
  schema: {
    summary: 'Your exports, the latest day first',
    querystring: TradeYearQuery,
    response: { 200: Page(ExportedGoodView) },
  },
});

export const addExportedGood = endpoint({
  method: 'POST',
  url: '/exported-goods',
  idempotency: 'optional',
  schema: {
    summary: 'Add an export; its total is the value, the shipping and the fees',
    body: ExportedGoodForm,
    response: { 201: ExportedGoodView },
  },
});

export const editExportedGood = endpoint({
  method: 'PUT',
  url: '/exported-goods/:exportId',
  schema: {
    summary: 'Change an export',
    params,
    body: ExportedGoodForm,
    response: { 200: ExportedGoodView },
  },
});

export const deleteExportedGood = endpoint({
  method: 'DELETE',
  url: '/exported-goods/:exportId',
  schema: { summary: 'Delete an export', params, response: { 204: z.null() } },
});
