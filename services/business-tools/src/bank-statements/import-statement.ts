import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { ImportForm, ImportResult } from '@sidework/contracts/business-tools/bank-statements';
import { v7 as uuidv7 } from 'uuid';
import { deductionShelf, incomeShelf, type Shelf } from '../books/change-records.ts';
import { countAll } from '../books/month-totals.ts';
import { type BookRecord, write } from '../books/record.ts';
import type { Deps } from '../deps.ts';
import { dropStatementsOf, freeDeletedRows, getStatement } from './queries.ts';
import { rawStatementOf, readStatement } from './read-statement.ts';
import {
  type ChosenRow,
  choose,
  requireDayOrder,
  requirePurchaseSign,
  requireReadable,
} from './statement.ts';
import { importedRows } from './table.ts';

/** A statement of SQL takes so many rows at most. */
const chunk = 1_000;

/** Writes the chosen rows into the books. A row that another import has written already adds nothing. */
export const importStatement = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
  { choices, ...as }: ImportForm,
): Promise<ImportResult> =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const { content } = await getStatement(tx, actor, id, true);
    const read = readStatement(requireReadable(rawStatementOf(content)), as);
    requireDayOrder(read.dayOrder, read.unclearDay);
    requirePurchaseSign(read.purchaseSign);
    const chosen = choose(read.rows, choices).map((row) => ({ row, recordId: uuidv7() }));
    await freeDeletedRows(tx, actor);
    const added = await claim(tx, actor, chosen, now());
    const recordsWhere = (isMoneyIn: boolean) =>
      chosen
        .filter(({ row }) => row.amountCents > 0 === isMoneyIn && added.has(row.fingerprint))
        .map(({ row, recordId }) => write(recordId, writtenOf(row), actor, now()));
    const [income, deductions] = [recordsWhere(true), recordsWhere(false)];
    await shelve(tx, incomeShelf, income);
    await shelve(tx, deductionShelf, deductions);
    await dropStatementsOf(tx, actor.id);
    return {
      income: income.length,
      deductions: deductions.length,
      known: chosen.length - added.size,
    };
  });

const writtenOf = ({ amountCents, description, day, category }: ChosenRow) => ({
  amountCents: Math.abs(amountCents),
  description,
  date: day,
  category,
});

interface Claimed {
  row: ChosenRow;
  recordId: string;
}

/** The fingerprints that no entry of the books has: the primary key lets each through once. */
async function claim(tx: Tx, actor: Actor, chosen: Claimed[], importedAt: Date) {
  const claimed = new Set<string>();
  for (const part of inChunks(chosen)) {
    const rows = await tx
      .insert(importedRows)
      .values(
        part.map(({ row, recordId }) => ({
          professionalId: actor.id,
          fingerprint: row.fingerprint,
          recordId,
          importedAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ fingerprint: importedRows.fingerprint });
    for (const { fingerprint } of rows) claimed.add(fingerprint);
  }
  return claimed;
}

async function shelve(tx: Tx, { kind, table }: Shelf, records: BookRecord[]) {
  for (const part of inChunks(records)) await tx.insert(table).values(part);
  await countAll(tx, kind, records);
}

const inChunks = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / chunk) }, (_, index) =>
    items.slice(index * chunk, (index + 1) * chunk),
  );
