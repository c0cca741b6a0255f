import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Owned, RecordShelf } from './record-shelf.ts';

interface Listing {
  /** It holds for the rows behind the cursor. */
  after: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** It gives one row more than the limit, which tells whether there is a next page. */
export async function listOwn<R extends Owned>(
  db: Db,
  { table }: RecordShelf<R>,
  actor: Actor,
  { after, order, limit }: Listing,
): Promise<R[]> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.professionalId, actor.id), after))
    .orderBy(...order)
    .limit(limit + 1);
  return rows as R[];
}

export async function lockOwn<R extends Owned>(
  tx: Tx,
  { table, missing }: RecordShelf<R>,
  actor: Actor,
  id: string,
): Promise<R> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), eq(table.professionalId, actor.id)))
    .for('update');
  if (!row) throw notFound(missing);
  return row as R;
}

export async function insertOwn<R extends Owned>(
  tx: Tx,
  { table }: RecordShelf<R>,
  row: R,
): Promise<void> {
  await tx.insert(table as PgTable).values({ ...row });
}

export const saveOwn = <R extends Owned>(
  tx: Tx,
  { table }: RecordShelf<R>,
  before: R,
  after: R,
): Promise<void> => save(tx, table, before, after);

export async function removeOwn<R extends Owned>(
  tx: Tx,
  { table }: RecordShelf<R>,
  id: string,
): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}
