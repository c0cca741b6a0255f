import type { Db, Tx } from '@sidework/chassis/db/db';
import type { OwnerMove } from '@sidework/contracts/business-tools/owner-moves';
import { and, asc, between, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { AccountMove } from '../account-moves/move.ts';
import type { BookEntry } from '../statements/ledger.ts';
import { type BookKind, monthTotals } from './table.ts';

export type MonthTotal = typeof monthTotals.$inferSelect;

export interface Counted {
  professionalId: string;
  amountCents: number;
  date: string;
  category: string | null;
  source: 'manual' | 'automatic';
}

/** Adds a record to the sums of its month, or takes it out of them. */
export const count = (tx: Tx, kind: BookKind, record: Counted, times: 1 | -1) =>
  add(tx, kind, record, { amountCents: record.amountCents * times, recordCount: times });

/** Adds many records, with one change for each month and category. */
export async function countAll(tx: Tx, kind: BookKind, records: Counted[]) {
  const groups = new Map<string, Counted[]>();
  for (const record of records) {
    const { date, category, source } = record;
    const key = JSON.stringify([date.slice(0, 7), category, source]);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  // Everybody locks the sums in one order, so that two imports do not wait for each other.
  for (const [, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = group;
    const amountCents = group.reduce((sum, each) => sum + each.amountCents, 0);
    if (first) await add(tx, kind, first, { amountCents, recordCount: group.length });
  }
}

async function add(
  tx: Tx,
  kind: BookKind,
  { professionalId, date, category, source }: Counted,
  sums: { amountCents: number; recordCount: number },
) {
  await tx
    .insert(monthTotals)
    .values({
      professionalId,
      kind,
      month: `${date.slice(0, 7)}-01`,
      category: category ?? 'Other',
      isAutomatic: source === 'automatic',
      ...sums,
      // A row that is not there counts nothing, and nothing is taken from it: the check would refuse the insert first.
      recordCount: Math.max(0, sums.recordCount),
    })
    .onConflictDoUpdate({
      target: [
        monthTotals.professionalId,
        monthTotals.month,
        monthTotals.kind,
        monthTotals.category,
        monthTotals.isAutomatic,
      ],
      set: {
        amountCents: sql`${monthTotals.amountCents} + ${sums.amountCents}`,
        recordCount: sql`${monthTotals.recordCount} + ${sums.recordCount}`,
      },
    });
}

/** The monthly sums of a person from one month to another, both by their first days. */
export const monthTotalsBetween = (db: Db, professionalId: string, from: string, to: string) =>
  db
    .select()
    .from(monthTotals)
    .where(
      and(eq(monthTotals.professionalId, professionalId), between(monthTotals.month, from, to)),
    )
    .orderBy(asc(monthTotals.month));

/** The years that a person's records are of, the latest first. */
export async function yearsOfRecords(db: Db, professionalId: string): Promise<number[]> {
  const year = sql<number>`extract(year from ${monthTotals.month})::int`;
  const rows = await db
    .selectDistinct({ year })
    .from(monthTotals)
    .where(and(eq(monthTotals.professionalId, professionalId), gt(monthTotals.recordCount, 0)))
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}

export const monthTotalsUntil = (db: Db, professionalId: string, to: string) =>
  db
    .select()
    .from(monthTotals)
    .where(and(eq(monthTotals.professionalId, professionalId), lte(monthTotals.month, to)))
    .orderBy(asc(monthTotals.month));

export const firstOfMonth = (year: number, month: number) =>
  `${year}-${String(month).padStart(2, '0')}-01`;

/** Sums as the ledger takes them: a month's is one entry of its first day. */
export function toBookEntry({ kind, month, category, amountCents }: MonthTotal): BookEntry {
  const entry = { day: month, amountCents };
  if (kind === 'account') return { ...entry, kind, move: category as AccountMove };
  if (kind === 'owner') return { ...entry, kind, move: category as OwnerMove };
  return { ...entry, kind, category };
}

/** The owner's money and moves between accounts are no business that a statement could be of. */
export const isBusiness = ({ kind, recordCount }: MonthTotal): boolean =>
  (kind === 'income' || kind === 'deduction') && recordCount > 0;

export const sumOf = (totals: MonthTotal[], kind: BookKind): number =>
  totals.reduce((sum, each) => (each.kind === kind ? sum + each.amountCents : sum), 0);
