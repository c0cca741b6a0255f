import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, between, desc, eq } from 'drizzle-orm';
import { listOwn } from '../books/own-record-queries.ts';
import { before } from '../books/queries.ts';
import type { TradeRow, TradeShelf, Written } from './trade-shelf.ts';

interface TradePage {
  /** It leaves this record alone. */
  id?: string | undefined;
  year?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The latest day first. */
export const tradesOf = <F, W extends Written>(
  db: Db,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  { id, year, cursor, limit }: TradePage,
): Promise<TradeRow<W>[]> =>
  listOwn(db, shelf, actor, {
    after: and(
      id ? eq(shelf.table.id, id) : undefined,
      year ? between(shelf.day, `${year}-01-01`, `${year}-12-31`) : undefined,
      before(shelf.day, shelf.table.id, cursor),
    ),
    order: [desc(shelf.day), desc(shelf.table.id)],
    limit,
  });
