import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { treatmentLabels } from '@sidework/contracts/business-tools/trade-options';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { mostExported, requireExportable } from '../books/record.ts';
import type { Deps } from '../deps.ts';
import { toDownload } from '../downloads/file.ts';
import { tablesToXlsx } from '../downloads/xlsx.ts';
import type { ExportedGood } from './exported-good.ts';
import type { ImportedGood } from './imported-good.ts';
import { tradesOf } from './queries.ts';
import type { Sale } from './sale.ts';
import { exportShelf, importShelf, saleShelf } from './trade-shelf.ts';

interface Asked {
  year: number;
  format: 'csv' | 'xlsx';
}

const columns = [
  'Date',
  'Kind',
  'Partner',
  'Country',
  'Product',
  'Currency',
  'Amount',
  'Tax or duty',
  'Fees and shipping',
  'Total',
  'US dollars for 1',
  'Day of the rate',
  'Amount in US dollars',
  'Rule',
];

type Amount = { cents: number };
type Cells = (string | Amount)[];

/** Each record in its own currency with the rate by which it became US dollars. */
export async function tradeFile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  { year, format }: Asked,
) {
  const limit = perHour(actor.id, 'exports', config.EXPORTS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_exports');
  const page = { year, limit: mostExported };
  const sales = (await tradesOf(db, saleShelf, actor, page)) as Sale[];
  const imports = (await tradesOf(db, importShelf, actor, page)) as ImportedGood[];
  const exports = (await tradesOf(db, exportShelf, actor, page)) as ExportedGood[];
  requireExportable(sales.length + imports.length + exports.length);
  const rows = [...sales.map(ofSale), ...imports.map(ofImport), ...exports.map(ofExport)];
  const inOrder = rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  const stem = `trade-${year}`;
  if (format === 'csv') return toDownload(stem, 'csv', toCsv([columns, ...inOrder.map(inText)]));
  const widths = columns.map((name) => Math.max(12, name.length + 2));
  const table = { title: `Trade ${year}`, rows: [columns, ...inOrder], widths };
  return toDownload(stem, 'xlsx', await tablesToXlsx([table]));
}

const inText = (cells: Cells) =>
  cells.map((cell) => (typeof cell === 'string' ? cell : plainDollars(cell.cents)));

type Rated = Pick<Sale, 'fxRate' | 'fxDate' | 'usdAmountCents'>;
const inDollars = ({ fxRate, fxDate, usdAmountCents }: Rated): Cells => [
  String(fxRate),
  fxDate,
  { cents: usdAmountCents },
];

const ofSale = (sale: Sale): Cells => [
  sale.saleDate,
  'Sale',
  sale.clientName,
  sale.country,
  sale.productDescription,
  sale.currency,
  { cents: sale.saleAmountCents },
  { cents: sale.taxAmountCents },
  { cents: 0 },
  { cents: sale.saleAmountCents + sale.taxAmountCents },
  ...inDollars(sale),
  [treatmentLabels[sale.treatment], sale.customerVatId].filter(Boolean).join(', '),
];

const ofImport = (goods: ImportedGood): Cells => [
  goods.importDate,
  'Import',
  goods.supplierName,
  goods.supplierCountry,
  goods.productDescription,
  goods.currency,
  { cents: goods.costAmountCents },
  { cents: goods.dutyAmountCents },
  { cents: goods.customsFeesCents },
  { cents: goods.totalCostCents },
  ...inDollars(goods),
  `${goods.tariffRate}%: ${goods.tariffSource}, as of ${goods.tariffAsOf}`,
];

const ofExport = (goods: ExportedGood): Cells => [
  goods.exportDate,
  'Export',
  goods.buyerName,
  goods.buyerCountry,
  goods.productDescription,
  goods.currency,
  { cents: goods.exportValueCents },
  { cents: 0 },
  { cents: goods.shippingCostCents + goods.exportFeesCents },
  { cents: goods.totalValueCents },
  ...inDollars(goods),
  goods.hsCode ? `HS ${goods.hsCode}` : '',
];
