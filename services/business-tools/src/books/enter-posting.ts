import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { feeCategory } from '@sidework/contracts/business-tools/categories';
import type { escrowReleased } from '@sidework/contracts/client-services/events';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { timeZoneOf } from '../people/time-zone.ts';
import { deductionShelf, incomeShelf, type Shelf } from './change-records.ts';
import { count } from './month-totals.ts';
import { insertRecord } from './queries.ts';
import { type Booking, book } from './record.ts';

type Posting = z.infer<typeof escrowReleased.data>;

async function bookOnce(tx: Tx, { kind, table }: Shelf, booking: Booking, now: Date) {
  const record = book(uuidv7(), booking, now);
  if (await insertRecord(tx, table, record)) await count(tx, kind, record, 1);
}

/**
 * Writes a payment into the books of its professional: what the client paid is income, what the platform kept a deduction.
 * What is given back is written the other way round, and what was written before stays (F1).
 */
export async function bookPosting(tx: Tx, posting: Posting, times: 1 | -1): Promise<void> {
  const { professionalId, serviceId, postingId, title, clientName, grossCents, feeCents } = posting;
  const [person] = await tx.select().from(people).where(eq(people.id, professionalId));
  if (person?.hasLeft) return;
  const at = new Date(posting.at);
  const date = dayIn(await timeZoneOf(tx, professionalId), at);
  const what = clientName ? `${title}, for ${clientName}` : title;
  const said = (text: string) => [...text].slice(0, 500).join('');
  const from = { professionalId, serviceId, postingId, date };
  if (grossCents > 0)
    await bookOnce(
      tx,
      incomeShelf,
      {
        ...from,
        amountCents: grossCents * times,
        description: said(times > 0 ? what : `Refund: ${what}`),
        category: 'Services',
      },
      at,
    );
  if (feeCents > 0)
    await bookOnce(
      tx,
      deductionShelf,
      {
        ...from,
        amountCents: feeCents * times,
        description: said(times > 0 ? `Sidework fee: ${what}` : `Fee given back: ${what}`),
        category: feeCategory,
      },
      at,
    );
}
