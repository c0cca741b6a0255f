import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Currency } from '@sidework/contracts/business-tools/trade-options';
import { and, desc, eq } from 'drizzle-orm';
import { before } from '../books/queries.ts';
import type { TradeShelf } from './shelves.ts';
import type { exportedGoods, importedGoods, internationalSales } from './table.ts';

export type TradeTable = typeof internationalSales | typeof importedGoods | typeof exportedGoods;

export interface TradeRow {
  id: string;
  professionalId: string;
  currency: Currency;
  fxRate: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The latest day first. */
export function tradesOf<F, R extends TradeRow>(
  db: Db,
  { table, day }: TradeShelf<F, R>,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<R[]> {
  return db
    .select()
    .from(table as typeof internationalSales)
    .where(and(eq(table.professionalId, actor.id), before(day, table.id, cursor)))
    .orderBy(desc(day), desc(table.id))
    .limit(limit + 1) as unknown as Promise<R[]>;
}

export async function lockTrade<F, R extends TradeRow>(
  tx: Tx,
  { table }: TradeShelf<F, R>,
  actor: Actor,
  id: string,
): Promise<R> {
  const [row] = await tx
    .select()
    .from(table as typeof internationalSales)
    .where(and(eq(table.id, id), eq(table.professionalId, actor.id)))
    .for('update');
  if (!row) throw notFound('record_not_found');
  return row as unknown as R;
}

export async function insertTrade(tx: Tx, table: TradeTable, row: TradeRow): Promise<void> {
  await tx.insert(table).values(row as never);
}

export const saveTrade = (tx: Tx, table: TradeTable, from: TradeRow, to: TradeRow) =>
  save(tx, table as typeof internationalSales, from as never, to as never);

export async function removeTrade(tx: Tx, table: TradeTable, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}
