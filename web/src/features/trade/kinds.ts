import { needsEei } from '@sidework/contracts/business-tools/landed-cost';
import {
  deleteExportedGood,
  type ExportedGoodView,
  listExportedGoods,
} from '@sidework/contracts/business-tools/trade-exports';
import {
  deleteImportedGood,
  type ImportedGoodView,
  listImportedGoods,
} from '@sidework/contracts/business-tools/trade-imports';
import { formatTrade, treatmentLabels } from '@sidework/contracts/business-tools/trade-options';
import {
  deleteInternationalSale,
  type InternationalSaleView,
  listInternationalSales,
} from '@sidework/contracts/business-tools/trade-sales';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import type { Line } from '../../ui/rows/explained-lines.tsx';
import { explainedImport } from './explained-import.ts';

/** The three tabs, in the specification's order. */
export const tradeTabs = [
  { key: 'sales', label: 'International Sales' },
  { key: 'imports', label: 'Imported Goods' },
  { key: 'exports', label: 'Exported Goods' },
] as const;
export type TradeTab = (typeof tradeTabs)[number]['key'];

export type Trade = InternationalSaleView | ImportedGoodView | ExportedGoodView;

/** A record as its row shows it. */
interface Shown {
  title: string;
  place: string;
  day: string;
  cents: number;
  /** It names the parts of the amount. */
  parts: string;
  /** How the duty comes about (F14). */
  lines?: readonly Line[];
  /** The chip says whether it is income, and the row leads there. */
  books?: { word: string; to?: string };
}

export interface Kind<T extends Trade> {
  list: typeof listInternationalSales | typeof listImportedGoods | typeof listExportedGoods;
  /** As failures name it: "Failed to add sale". */
  noun: string;
  addLabel: string;
  dialog: { add: string; edit: string };
  added: string;
  changed: string;
  deleted: string;
  empty: { title: string; text: string };
  show: (record: T) => Shown;
  remove: (record: T) => Promise<unknown>;
}

const percent = (rate: number) => `${rate}%`;

/** A sale leads to its income; that of a service stands in the books by the payment. */
function booksOf({ id, serviceId, isIncome }: InternationalSaleView): Shown['books'] {
  if (!serviceId && !isIncome) return { word: 'Not in your income' };
  return {
    word: serviceId ? 'Income by its payment' : 'In your income',
    to: `${paths.taxTracker}?tab=income&year=all&origin=${serviceId ?? id}`,
  };
}

export const sales: Kind<InternationalSaleView> = {
  list: listInternationalSales,
  noun: 'sale',
  addLabel: 'Add Sale',
  dialog: { add: 'Add an international sale', edit: 'Change the sale' },
  added: 'International sale added',
  changed: 'International sale changed',
  deleted: 'Sale deleted',
  empty: {
    title: 'No international sales yet',
    text: 'Sales to other countries show up here, with their VAT or GST.',
  },
  show: (sale) => ({
    title: sale.clientName,
    place: sale.country,
    day: sale.saleDate,
    cents: sale.saleAmountCents,
    parts:
      sale.treatment === 'charged'
        ? `VAT ${percent(sale.vatRate)}, GST ${percent(sale.gstRate)}: ${formatTrade(sale.taxAmountCents, sale.currency)} tax`
        : `${treatmentLabels[sale.treatment]}: ${formatTrade(0, sale.currency)} tax${sale.customerVatId ? `, VAT number ${sale.customerVatId}` : ''}`,
    books: booksOf(sale),
  }),
  remove: ({ id }) => call(deleteInternationalSale, { params: { saleId: id } }),
};

export const imports: Kind<ImportedGoodView> = {
  list: listImportedGoods,
  noun: 'import',
  addLabel: 'Add Import',
  dialog: { add: 'Add an imported good', edit: 'Change the import' },
  added: 'Imported good added',
  changed: 'Imported good changed',
  deleted: 'Import deleted',
  empty: {
    title: 'No imported goods yet',
    text: 'Purchases from other countries show up here, with their duty and fees.',
  },
  show: (goods) => ({
    title: goods.supplierName,
    place: goods.supplierCountry,
    day: goods.importDate,
    cents: goods.totalCostCents,
    parts: `${formatTrade(goods.costAmountCents, goods.currency)} + duty ${percent(goods.tariffRate)} ${formatTrade(goods.dutyAmountCents, goods.currency)} + fees ${formatTrade(goods.customsFeesCents, goods.currency)} · ${goods.tariffSource}, as of ${goods.tariffAsOf}${codeOf(goods)}`,
    lines: explainedImport(goods),
  }),
  remove: ({ id }) => call(deleteImportedGood, { params: { importId: id } }),
};

export const exports: Kind<ExportedGoodView> = {
  list: listExportedGoods,
  noun: 'export',
  addLabel: 'Add Export',
  dialog: { add: 'Add an exported good', edit: 'Change the export' },
  added: 'Export added',
  changed: 'Export changed',
  deleted: 'Export deleted',
  empty: {
    title: 'No exported goods yet',
    text: 'Shipments to other countries show up here, with shipping and fees.',
  },
  show: (goods) => ({
    title: goods.buyerName,
    place: goods.buyerCountry,
    day: goods.exportDate,
    cents: goods.totalValueCents,
    parts: `${formatTrade(goods.exportValueCents, goods.currency)} + shipping ${formatTrade(goods.shippingCostCents, goods.currency)} + fees ${formatTrade(goods.exportFeesCents, goods.currency)}${goods.trackingNumber ? ` · Tracking ${goods.trackingNumber}` : ''}${codeOf(goods)}${needsEei(goods.usdAmountCents, goods.buyerCountry) ? ' · EEI filing needed' : ''}`,
  }),
  remove: ({ id }) => call(deleteExportedGood, { params: { exportId: id } }),
};

const codeOf = ({ hsCode }: { hsCode: string | null }) => (hsCode ? ` · HS ${hsCode}` : '');
