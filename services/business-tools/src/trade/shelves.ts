import type { Db } from '@sidework/chassis/db/db';
import type { ExportedGoodForm } from '@sidework/contracts/business-tools/trade-exports';
import type { ImportedGoodForm } from '@sidework/contracts/business-tools/trade-imports';
import type { TradeCard } from '@sidework/contracts/business-tools/trade-options';
import type { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ExportedGood, exportOf } from './exported-good.ts';
import { chooseFx } from './fx.ts';
import { chooseTariff, type ImportedGood, importOf } from './imported-good.ts';
import type { TradeRow, TradeTable } from './queries.ts';
import { dutyLayers, findRate, ratesOfCountry } from './rates.ts';
import { type Sale, saleOf } from './sale.ts';
import { exportedGoods, importedGoods, internationalSales } from './table.ts';

/** Sales, imports or exports: where they are kept, by which day they are listed, and what follows from a form. */
export interface TradeShelf<F, R extends TradeRow> {
  kind: 'international-sale' | 'imported-good' | 'exported-good';
  table: TradeTable;
  day: PgColumn;
  /** A body may carry these fields only with the values that the server has. */
  computed: readonly string[];
  /** The amounts are cents of the record's currency. */
  cards(row: R): Partial<Record<TradeCard, number>>;
  workOut(db: Db, form: F): Promise<Omit<R, 'id' | 'professionalId' | 'createdAt' | 'updatedAt'>>;
}

type Priced = Pick<InternationalSaleForm, 'currency' | 'fxRate' | 'fxDate'>;
const fxOf = async (db: Db, form: Priced, day: string) =>
  chooseFx(form, day, await findRate(db, form.currency, form.fxDate ?? day));

export const saleShelf: TradeShelf<InternationalSaleForm, Sale> = {
  kind: 'international-sale',
  table: internationalSales,
  day: internationalSales.saleDate,
  computed: ['vatRate', 'gstRate', 'taxAmountCents', 'usdAmountCents'],
  cards: (sale) => ({ totalSales: sale.saleAmountCents, taxCollected: sale.taxAmountCents }),
  workOut: async (db, form) =>
    saleOf(form, await ratesOfCountry(db, form.country), await fxOf(db, form, form.saleDate)),
};

export const importShelf: TradeShelf<ImportedGoodForm, ImportedGood> = {
  kind: 'imported-good',
  table: importedGoods,
  day: importedGoods.importDate,
  computed: ['dutyAmountCents', 'totalCostCents', 'usdAmountCents'],
  cards: (goods) => ({ importCosts: goods.totalCostCents, duties: goods.dutyAmountCents }),
  async workOut(db, form) {
    const { supplierCountry: country, hsCode, importDate: day } = form;
    const tariff = chooseTariff(form, await dutyLayers(db, { country, hsCode, day }));
    return importOf(form, tariff, await fxOf(db, form, day));
  },
};

export const exportShelf: TradeShelf<ExportedGoodForm, ExportedGood> = {
  kind: 'exported-good',
  table: exportedGoods,
  day: exportedGoods.exportDate,
  computed: ['totalValueCents', 'usdAmountCents'],
  cards: (goods) => ({
    exportValue: goods.exportValueCents,
    shippingAndFees: goods.shippingCostCents + goods.exportFeesCents,
  }),
  workOut: async (db, form) => exportOf(form, await fxOf(db, form, form.exportDate)),
};
