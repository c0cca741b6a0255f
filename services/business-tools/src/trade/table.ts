import {
  currencies,
  type TradeCard,
  taxTreatments,
} from '@sidework/contracts/business-tools/trade-options';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;
const percent = { precision: 10, scale: 6, mode: 'number' } as const;
/** US dollars for one unit. */
const rate = { precision: 16, scale: 8, mode: 'number' } as const;
const day = { mode: 'string' } as const;

const common = () => ({
  id: uuid().primaryKey(),
  professionalId: uuid().notNull(),
  productDescription: text().notNull(),
  currency: text({ enum: currencies }).notNull(),
  fxRate: numeric(rate).notNull(),
  fxDate: date(day).notNull(),
  fxSource: text().notNull(),
  usdAmountCents: bigint(cents).notNull(),
  createdAt: timestamp(moment).notNull(),
  updatedAt: timestamp(moment).notNull(),
});

export const internationalSales = businessTools.table(
  'international_sales',
  {
    ...common(),
    clientName: text().notNull(),
    country: text().notNull(),
    saleAmountCents: bigint(cents).notNull(),
    vatRate: numeric(percent).notNull(),
    gstRate: numeric(percent).notNull(),
    taxAmountCents: bigint(cents).notNull(),
    treatment: text({ enum: taxTreatments }).notNull(),
    customerVatId: text(),
    saleDate: date(day).notNull(),
    /** Sales from before the books took them are false until their owner says otherwise. */
    isIncome: boolean().notNull().default(false),
    serviceId: uuid(),
  },
  (sale) => [
    index('international_sales_professional_id_idx').on(
      sale.professionalId,
      sale.saleDate,
      sale.id,
    ),
    check('international_sales_amount_check', sql`sale_amount_cents > 0 and tax_amount_cents >= 0`),
    check(
      'international_sales_treatment_check',
      sql`treatment = 'charged' or tax_amount_cents = 0`,
    ),
    check('international_sales_fx_check', sql`fx_rate > 0`),
  ],
);

/**
 * Paid work for clients abroad, each posting once. A draft that was confirmed or dismissed stays, closed, so that word of
 * the same posting opens nothing again.
 */
export const saleDrafts = businessTools.table(
  'sale_drafts',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    postingId: uuid().notNull(),
    serviceId: uuid().notNull(),
    clientName: text().notNull(),
    country: text().notNull(),
    productDescription: text().notNull(),
    saleAmountCents: bigint(cents).notNull(),
    saleDate: date(day).notNull(),
    /** The sale that was made of it. */
    saleId: uuid(),
    closedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (draft) => [
    unique('sale_drafts_posting_id_unique').on(draft.postingId),
    index('sale_drafts_open_idx')
      .on(draft.professionalId, draft.saleDate, draft.id)
      .where(sql`closed_at is null`),
    index('sale_drafts_sale_id_idx').on(draft.saleId),
    check('sale_drafts_amount_check', sql`sale_amount_cents > 0`),
  ],
);

export const importedGoods = businessTools.table(
  'imported_goods',
  {
    ...common(),
    supplierName: text().notNull(),
    supplierCountry: text().notNull(),
    costAmountCents: bigint(cents).notNull(),
    tariffRate: numeric(percent).notNull(),
    tariffSource: text().notNull(),
    tariffAsOf: date(day).notNull(),
    dutyAmountCents: bigint(cents).notNull(),
    customsFeesCents: bigint(cents).notNull(),
    totalCostCents: bigint(cents).notNull(),
    importDate: date(day).notNull(),
    hsCode: text(),
  },
  (goods) => [
    index('imported_goods_professional_id_idx').on(
      goods.professionalId,
      goods.importDate,
      goods.id,
    ),
    check('imported_goods_amount_check', sql`cost_amount_cents > 0 and customs_fees_cents >= 0`),
    check(
      'imported_goods_total_check',
      sql`total_cost_cents = cost_amount_cents + duty_amount_cents + customs_fees_cents`,
    ),
    check('imported_goods_fx_check', sql`fx_rate > 0`),
  ],
);

export const exportedGoods = businessTools.table(
  'exported_goods',
  {
    ...common(),
    buyerName: text().notNull(),
    buyerCountry: text().notNull(),
    exportValueCents: bigint(cents).notNull(),
    shippingCostCents: bigint(cents).notNull(),
    exportFeesCents: bigint(cents).notNull(),
    totalValueCents: bigint(cents).notNull(),
    exportDate: date(day).notNull(),
    trackingNumber: text(),
    hsCode: text(),
  },
  (goods) => [
    index('exported_goods_professional_id_idx').on(
      goods.professionalId,
      goods.exportDate,
      goods.id,
    ),
    check(
      'exported_goods_amount_check',
      sql`export_value_cents > 0 and shipping_cost_cents >= 0 and export_fees_cents >= 0`,
    ),
    check(
      'exported_goods_total_check',
      sql`total_value_cents = export_value_cents + shipping_cost_cents + export_fees_cents`,
    ),
    check('exported_goods_fx_check', sql`fx_rate > 0`),
  ],
);

/** The sums of the cards by currency; changed in the transaction of each record, so that no page sums up records. */
export const tradeTotals = businessTools.table(
  'trade_totals',
  {
    professionalId: uuid().notNull(),
    card: text().$type<TradeCard>().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amountCents: bigint(cents).notNull(),
    usdCents: bigint(cents).notNull(),
    recordCount: integer().notNull(),
  },
  (total) => [primaryKey({ columns: [total.professionalId, total.card, total.currency] })],
);

/** VAT or GST is in percent. */
export const internationalTaxRates = businessTools.table(
  'international_tax_rates',
  {
    country: text().primaryKey(),
    vatRate: numeric(percent).notNull(),
    gstRate: numeric(percent).notNull(),
    source: text().notNull(),
    asOf: date(day).notNull(),
  },
  () => [check('international_tax_rates_check', sql`vat_rate = 0 or gst_rate = 0`)],
);

/** Rates that were in force before the present ones, each until its last day. */
export const earlierTaxRates = businessTools.table(
  'earlier_tax_rates',
  {
    country: text().notNull(),
    validTo: date(day).notNull(),
    vatRate: numeric(percent).notNull(),
    gstRate: numeric(percent).notNull(),
    source: text().notNull(),
    asOf: date(day).notNull(),
  },
  (rate) => [primaryKey({ columns: [rate.country, rate.validTo] })],
);

/** It holds the worth of one unit in US dollars by day. */
export const exchangeRates = businessTools.table(
  'exchange_rates',
  {
    currency: text({ enum: currencies }).notNull(),
    day: date(day).notNull(),
    rate: numeric(rate).notNull(),
    source: text().notNull(),
  },
  (known) => [
    primaryKey({ columns: [known.currency, known.day] }),
    check('exchange_rates_check', sql`rate > 0`),
  ],
);

/** Duties by layer, as dated data: they move by the month, so each says from when to when, from where, and of which day. */
export const dutyRates = businessTools.table(
  'duty_rates',
  {
    /** Empty of a layer that is for all countries. */
    origin: text().notNull().default(''),
    hsPrefix: text().notNull(),
    layer: text().notNull(),
    rate: numeric(percent).notNull(),
    validFrom: date(day).notNull(),
    validTo: date(day),
    source: text().notNull(),
    asOf: date(day).notNull(),
  },
  (duty) => [
    primaryKey({ columns: [duty.layer, duty.origin, duty.hsPrefix, duty.validFrom] }),
    check('duty_rates_check', sql`rate >= 0 and (valid_to is null or valid_to >= valid_from)`),
  ],
);
