import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { refundCategory, scheduleCLine } from '@sidework/contracts/business-tools/categories';
import { ownerMoves } from '@sidework/contracts/business-tools/owner-moves';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { and, asc, between, eq } from 'drizzle-orm';
import { firstOfMonth, monthTotalsBetween, sumOf } from '../books/month-totals.ts';
import { receiptNamesBetween } from '../books/receipt-queries.ts';
import { type BookRecord, mostExported, originOf, requireExportable } from '../books/record.ts';
import { deductions, incomeRecords, ownerEntries, type RecordTable } from '../books/table.ts';
import type { Deps } from '../deps.ts';
import { toDownload } from '../downloads/file.ts';
import { type Table, tablesToXlsx } from '../downloads/xlsx.ts';

interface Asked {
  year: number;
  format: 'csv' | 'xlsx';
}

interface Entry {
  date: string;
  kind: 'Income' | 'Deduction' | 'Owner';
  description: string;
  category: string;
  line: string;
  amountCents: number;
  source: string;
  receipts: string;
  paper: string;
  note: string;
}

const columns = [
  'Date',
  'Kind',
  'Description',
  'Category',
  'Schedule C line',
  'Amount (USD)',
  'Source',
  'Receipts',
  'Papers',
  'Note',
];

/** Every entry of a year as an accountant takes it; the workbook has a second sheet that checks its sums. */
export async function entriesFile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Pick<Actor, 'id'>,
  { year, format }: Asked,
) {
  const limit = perHour(actor.id, 'exports', config.EXPORTS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_exports');
  const { entries, checks } = await db.transaction(
    async (tx) => ({
      entries: await entriesOfYear(tx, actor, year, config.PUBLIC_URL),
      checks: await monthTotalsBetween(tx, actor.id, firstOfMonth(year, 1), firstOfMonth(year, 12)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const stem = `books-${year}`;
  if (format === 'csv') {
    const rows = entries.map((entry) => textsOf(entry, plainDollars(entry.amountCents)));
    return toDownload(stem, 'csv', toCsv([columns, ...rows]));
  }
  const cells = entries.map((entry) => textsOf(entry, { cents: entry.amountCents }));
  const tables: Table[] = [
    {
      title: 'Entries',
      rows: [columns, ...cells],
      widths: [12, 12, 40, 24, 16, 16, 12, 30, 40, 30],
    },
    { title: 'Checks', rows: checksOf(entries, checks), widths: [24, 18, 18, 18] },
  ];
  return toDownload(stem, 'xlsx', await tablesToXlsx(tables));
}

const textsOf = <A>(entry: Entry, amount: A) => [
  entry.date,
  entry.kind,
  entry.description,
  entry.category,
  entry.line,
  amount,
  entry.source,
  entry.receipts,
  entry.paper,
  entry.note,
];

/** The sums of the entries beside those that the Tax Tracker shows; their difference is 0. */
function checksOf(entries: Entry[], totals: Parameters<typeof sumOf>[0]): Table['rows'] {
  const rows = (['Income', 'Deduction'] as const).map((kind) => {
    const entered = entries.reduce(
      (sum, entry) => (entry.kind === kind ? sum + entry.amountCents : sum),
      0,
    );
    const shown = sumOf(totals, kind === 'Income' ? 'income' : 'deduction');
    return [kind, { cents: entered }, { cents: shown }, { cents: entered - shown }];
  });
  return [['Kind', 'Sum of the entries', 'In the Tax Tracker', 'Difference'], ...rows];
}

async function entriesOfYear(
  db: Db,
  actor: Pick<Actor, 'id'>,
  year: number,
  publicUrl: string,
): Promise<Entry[]> {
  const days = [`${year}-01-01`, `${year}-12-31`] as const;
  const recordsOf = (table: RecordTable) =>
    db
      .select()
      .from(table)
      .where(and(eq(table.professionalId, actor.id), between(table.date, ...days)))
      .orderBy(asc(table.date), asc(table.id))
      .limit(mostExported + 1);
  const income = await recordsOf(incomeRecords);
  const spent = await recordsOf(deductions);
  const papers = await receiptNamesBetween(db, actor.id, days);
  const moved = await db
    .select()
    .from(ownerEntries)
    .where(and(eq(ownerEntries.professionalId, actor.id), between(ownerEntries.date, ...days)))
    .orderBy(asc(ownerEntries.date), asc(ownerEntries.id))
    .limit(mostExported + 1);
  requireExportable(income.length + spent.length + moved.length);
  const entries: Entry[] = [
    ...income.map((record) => ({
      ...entryOf(record, publicUrl),
      kind: 'Income' as const,
      line: record.category === refundCategory ? '2' : '1',
    })),
    ...spent.map((record) => ({
      ...entryOf(record, publicUrl),
      ...papersOf(papers.get(record.id), publicUrl),
      kind: 'Deduction' as const,
      line: scheduleCLine(record.category ?? 'Other'),
    })),
    ...moved.map(({ date, description, amountCents, move }) => ({
      date,
      kind: 'Owner' as const,
      description,
      category: ownerMoves.find(({ key }) => key === move)?.label ?? '',
      line: '',
      amountCents,
      source: 'By hand',
      receipts: '',
      paper: '',
      note: '',
    })),
  ];
  return entries.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The receipts of a deduction by their names, and links to them in the vault of its owner. */
function papersOf(names: string[] | undefined, publicUrl: string) {
  if (!names) return {};
  const links = names.map((name) => {
    const vault = new URL(webAddresses.documentVault, publicUrl);
    vault.searchParams.set('search', name.slice(0, 100));
    return vault.href;
  });
  return { receipts: names.join('; '), paper: [...new Set(links)].join(' ') };
}

/** The invoices and receipts of work are kept with it, so an entry links to its page. */
function entryOf(record: BookRecord, publicUrl: string) {
  const { date, description, category, amountCents, source, note } = record;
  const origin = originOf(record);
  const isOfWork = origin?.kind === 'service';
  return {
    date,
    description,
    category: category ?? 'Other',
    amountCents,
    source: source === 'manual' ? 'By hand' : 'Sidework',
    receipts: '',
    paper: isOfWork ? new URL(webAddresses.service(origin.id), publicUrl).href : '',
    note: note ?? '',
  };
}
