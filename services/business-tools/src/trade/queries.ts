import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { desc } from 'drizzle-orm';
import { listOwn } from '../books/own-record-queries.ts';
import { before } from '../books/queries.ts';
import type { TradeRow, TradeShelf, Written } from './trade-shelf.ts';

/** The latest day first. */
export const tradesOf = <F, W extends Written>(
  db: Db,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<TradeRow<W>[]> =>
  listOwn(db, shelf, actor, {
    after: before(shelf.day, shelf.table.id, cursor),
    order: [desc(shelf.day), desc(shelf.table.id)],
    limit,
  });
