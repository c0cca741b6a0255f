import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import {
  type BookedDeductionCategory,
  type BookedIncomeCategory,
  feeCategory,
  refundCategory,
} from '@sidework/contracts/business-tools/categories';
import type { RecordOrigin } from '@sidework/contracts/business-tools/record-form';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { deductionShelf, incomeShelf, type Shelf } from './change-records.ts';
import { count } from './month-totals.ts';
import { insertRecord, isRemoved } from './queries.ts';
import { book } from './record.ts';

/** Money that Sidework knows of, of whom and of what. */
export interface Known {
  professionalId: string;
  postingId: string;
  origin: RecordOrigin | null;
  what: string;
  /** The moment whose day, where its owner lives, the record is of. */
  at: string;
}

interface Taken extends Known {
  grossCents: number;
  feeCents: number;
}

/** Earnings are income, and the platform's fee is a deduction (F1). */
export const bookEarning = (tx: Tx, { grossCents, feeCents, what, ...known }: Taken, now: Date) =>
  bookEach(tx, known, now, [
    [incomeShelf, grossCents, what, 'Services'],
    [deductionShelf, feeCents, `Sidework fee: ${what}`, feeCategory],
  ]);

/** A refund stands on line 2 of Schedule C, and the income that was written before stays. */
export const bookRefund = (tx: Tx, { grossCents, feeCents, what, ...known }: Taken, now: Date) =>
  bookEach(tx, known, now, [
    [incomeShelf, -grossCents, `Refund: ${what}`, refundCategory],
    [deductionShelf, -feeCents, `Fee given back: ${what}`, feeCategory],
  ]);

/** The fee that a professional paid for a cancellation costs them something, and takes no income back (D-125). */
export const bookCancellationFee = (tx: Tx, { grossCents, what, ...known }: Taken, now: Date) =>
  bookEach(tx, known, now, [[deductionShelf, grossCents, `Cancellation fee: ${what}`, 'Other']]);

type Side = [
  shelf: Shelf,
  cents: number,
  text: string,
  category: BookedIncomeCategory | BookedDeductionCategory,
];

async function bookEach(tx: Tx, known: Omit<Known, 'what'>, now: Date, sides: Side[]) {
  const { at, ...from } = known;
  const [person] = await tx.select().from(people).where(eq(people.id, from.professionalId));
  if (person?.hasLeft || (await isRemoved(tx, from))) return;
  const date = dayIn(await timeZoneOf(tx, from.professionalId), new Date(at));
  for (const [{ kind, table }, amountCents, text, category] of sides) {
    if (amountCents === 0) continue;
    const description = [...text].slice(0, 500).join('');
    const record = book(uuidv7(), { ...from, amountCents, description, date, category }, now);
    if (await insertRecord(tx, table, record)) await count(tx, kind, record, 1);
  }
}
