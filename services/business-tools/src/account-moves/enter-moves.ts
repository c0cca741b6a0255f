import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { count } from '../books/month-totals.ts';
import { accountMoves, type Moves } from './move.ts';
import { accountMovements } from './table.ts';

interface Entered {
  professionalId: string;
  /** The local day. */
  date: string;
  /** The title of the work or the sale, if it is of one. */
  title?: string;
}

/** Writes moves of accounts into the books and adds them to the sums of their month. */
export async function enterMoves(
  tx: Tx,
  { professionalId, date, title }: Entered,
  moves: Moves,
  now: Date,
): Promise<void> {
  for (const [move, amountCents] of moves) {
    const words = title ? `${accountMoves[move]}: ${title}` : accountMoves[move];
    const description = [...words].slice(0, 500).join('');
    const entry = { professionalId, date, amountCents };
    await tx
      .insert(accountMovements)
      .values({ ...entry, id: uuidv7(), move, description, createdAt: now });
    await count(tx, 'account', { ...entry, category: move, source: 'automatic' }, 1);
  }
}
