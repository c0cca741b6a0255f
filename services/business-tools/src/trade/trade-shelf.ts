import type { Db, Tx } from '@sidework/chassis/db/db';
import type { ExportedGoodForm } from '@sidework/contracts/business-tools/trade-exports';
import type { ImportedGoodForm } from '@sidework/contracts/business-tools/trade-imports';
import type { Currency, TradeCard } from '@sidework/contracts/business-tools/trade-options';
import type { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Owned, RecordShelf } from '../books/record-shelf.ts';
import { exportOf } from './exported-good.ts';
import { followSale } from './follow-sale.ts';
import { chooseFx } from './fx.ts';
import { chooseTariff, importOf } from './imported-good.ts';
import { dutyLayers, findRate, ratesOfCountry } from './rates.ts';
import { type SaleForm, saleOf } from './sale.ts';
import { exportedGoods, importedGoods, internationalSales } from './table.ts';

/** The values that follow from a form. */
export interface Written {
  currency: Currency;
  fxRate: number;
}

export type TradeRow<W extends Written> = W & Owned & { createdAt: Date; updatedAt: Date };

/** A record that was added has no `before`, and one that was deleted no `after`. */
export interface TradeChange<W extends Written> {
  before?: TradeRow<W>;
  after?: TradeRow<W>;
}

/** Sales, imports or exports: their table, the day that orders their list, and the rules of their form. */
export interface TradeShelf<F, W extends Written> extends RecordShelf<TradeRow<W>> {
  day: PgColumn;
  /** A body may carry these fields only with the values that the server has. */
  computed(written: W): Partial<F>;
  /** The amounts are cents of the record's currency. */
  cards(written: W): Partial<Record<TradeCard, number>>;
  workOut(db: Db, form: F, before?: TradeRow<W>): Promise<W>;
  /** Keeps what follows from a record as the record is now. */
  follow?(tx: Tx, change: TradeChange<W>, now: Date): Promise<void>;
}

type Priced = Pick<InternationalSaleForm, 'currency' | 'fxRate' | 'fxDate'>;
const fxOf = async (db: Db, form: Priced, day: string) =>
  chooseFx(form, day, await findRate(db, form.currency, form.fxDate ?? day));

export const saleShelf: TradeShelf<SaleForm, ReturnType<typeof saleOf>> = {
  kind: 'international-sale',
  table: internationalSales,
  missing: 'record_not_found',
  day: internationalSales.saleDate,
  computed: ({ vatRate, gstRate, taxAmountCents, usdAmountCents }) => ({
    vatRate,
    gstRate,
    taxAmountCents,
    usdAmountCents,
  }),
  cards: (sale) => ({ totalSales: sale.saleAmountCents, taxCollected: sale.taxAmountCents }),
  workOut: async (db, form, before) =>
    saleOf(
      form,
      await ratesOfCountry(db, form.country, form.saleDate),
      await fxOf(db, form, form.saleDate),
      before,
    ),
  follow: followSale,
};

export const importShelf: TradeShelf<ImportedGoodForm, ReturnType<typeof importOf>> = {
  kind: 'imported-good',
  table: importedGoods,
  missing: 'record_not_found',
  day: importedGoods.importDate,
  computed: ({ dutyAmountCents, totalCostCents, usdAmountCents }) => ({
    dutyAmountCents,
    totalCostCents,
    usdAmountCents,
  }),
  cards: (goods) => ({ importCosts: goods.totalCostCents, duties: goods.dutyAmountCents }),
  async workOut(db, form) {
    const { supplierCountry: country, hsCode, importDate: day } = form;
    const tariff = chooseTariff(form, await dutyLayers(db, { country, hsCode, day }));
    return importOf(form, tariff, await fxOf(db, form, day));
  },
};

export const exportShelf: TradeShelf<ExportedGoodForm, ReturnType<typeof exportOf>> = {
  kind: 'exported-good',
  table: exportedGoods,
  missing: 'record_not_found',
  day: exportedGoods.exportDate,
  computed: ({ totalValueCents, usdAmountCents }) => ({ totalValueCents, usdAmountCents }),
  cards: (goods) => ({
    exportValue: goods.exportValueCents,
    shippingAndFees: goods.shippingCostCents + goods.exportFeesCents,
  }),
  workOut: async (db, form) => exportOf(form, await fxOf(db, form, form.exportDate)),
};
