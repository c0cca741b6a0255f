import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { deductionShelf, incomeShelf } from '../books/change-records.ts';
import { count } from '../books/month-totals.ts';
import { insertRecord } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { lockNextDue, saveRecurring } from './queries.ts';
import { enter, type Recurring } from './recurring.ts';

/** Enters each day that has come; the next day moves in the same transaction, so that each is entered once. */
export async function enterDays(
  tx: Tx,
  entry: Recurring,
  { now, today }: { now: Date; today: string },
): Promise<Recurring> {
  const { table } = entry.kind === 'income' ? incomeShelf : deductionShelf;
  let waits = entry;
  while (waits.nextOn !== null && waits.nextOn <= today) {
    const { record, after } = enter({ ...waits, nextOn: waits.nextOn }, uuidv7(), now);
    await insertRecord(tx, table, record);
    await count(tx, entry.kind, record, 1);
    waits = after;
  }
  await saveRecurring(tx, waits);
  return waits;
}

/** Enters one recurring entry whose day has come; false where there is none. */
export const enterNextDue = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await lockNextDue(tx, at);
    if (!due) return false;
    await enterDays(tx, due, { now: at, today: await todayOf(tx, due.professionalId, at) });
    return true;
  });
