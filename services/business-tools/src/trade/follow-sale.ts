import type { Tx } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { enterMoves } from '../account-moves/enter-moves.ts';
import { moved } from '../account-moves/move.ts';
import { incomeShelf } from '../books/change-records.ts';
import { count } from '../books/month-totals.ts';
import { removeOwn, saveOwn } from '../books/own-record-queries.ts';
import { insertRecord, noteChange } from '../books/queries.ts';
import type { BookRecord } from '../books/record.ts';
import { reopenDraft } from './draft-queries.ts';
import { incomeOf, type Sale, taxOwedBy } from './sale.ts';

const { kind, table } = incomeShelf;

interface Change {
  before?: Sale;
  after?: Sale;
}

/** Writes a sale into the income of its owner, corrects it there or takes it out, as the sale is now. */
export async function followSale(tx: Tx, { before, after }: Change, now: Date): Promise<void> {
  if (before && !after) await reopenDraft(tx, before);
  const sale = after ?? before;
  if (!sale) return;
  const booked = await lockIncomeOf(tx, sale);
  if (!after?.isIncome) {
    if (booked) await removeIncome(tx, booked, now);
  } else if (booked) await correctIncome(tx, booked, after, now);
  else await addIncome(tx, incomeOf(uuidv7(), after, now));
  await followTax(tx, { before, after }, now);
}

interface Sides {
  before: Sale | undefined;
  after: Sale | undefined;
}

/** VAT and GST that were charged are owed to a tax office, on the day of the sale. */
async function followTax(tx: Tx, { before, after }: Sides, now: Date): Promise<void> {
  const owed = [
    { sale: before, times: -1 },
    { sale: after, times: 1 },
  ];
  for (const { sale, times } of owed) {
    if (!sale) continue;
    const { professionalId, saleDate: date, productDescription: title } = sale;
    const moves = moved([['tax_collected', taxOwedBy(sale) * times]]);
    await enterMoves(tx, { professionalId, date, title }, moves, now);
  }
}

async function correctIncome(tx: Tx, booked: BookRecord, sale: Sale, now: Date) {
  const { note, createdAt } = booked;
  const corrected = { ...incomeOf(booked.id, sale, now), note, createdAt };
  await noteChange(tx, kind, 'edited', booked, now);
  await saveOwn(tx, incomeShelf, booked, corrected);
  await count(tx, kind, booked, -1);
  await count(tx, kind, corrected, 1);
}

async function addIncome(tx: Tx, income: BookRecord) {
  await insertRecord(tx, table, income);
  await count(tx, kind, income, 1);
}

async function removeIncome(tx: Tx, income: BookRecord, now: Date) {
  await noteChange(tx, kind, 'deleted', income, now);
  await removeOwn(tx, incomeShelf, income.id);
  await count(tx, kind, income, -1);
}

async function lockIncomeOf(tx: Tx, { id, professionalId }: Sale): Promise<BookRecord | undefined> {
  const [income] = await tx
    .select()
    .from(table)
    .where(and(eq(table.postingId, id), eq(table.professionalId, professionalId)))
    .for('update');
  return income;
}
