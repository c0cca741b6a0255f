import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db.ts';

type Identified = PgTable & { id: PgColumn };
type Row<T extends Identified> = T['$inferSelect'] & { id: string };

/** A locked row and what became of it. */
export interface Change<R> {
  before: R;
  after: R;
}

/** Writes every column in which a locked row became another, and no other; nothing where there is none. */
export const save = <T extends Identified>(
  tx: Tx,
  table: T,
  before: Row<T>,
  after: Row<T>,
): Promise<void> => saveAll(tx, table, [{ before, after }]);

/** The same of many rows; those that changed alike are written by one statement. */
export async function saveAll<T extends Identified>(
  tx: Tx,
  table: T,
  changes: Change<Row<T>>[],
): Promise<void> {
  const alike: { difference: Record<string, unknown>; ids: string[] }[] = [];
  for (const { before, after } of changes) {
    const difference = differenceOf(table, before, after);
    if (Object.keys(difference).length === 0) continue;
    const same = alike.find((each) => isDeepStrictEqual(each.difference, difference));
    if (same) same.ids.push(before.id);
    else alike.push({ difference, ids: [before.id] });
  }
  for (const { difference, ids } of alike)
    await tx
      .update(table as PgTable)
      .set(difference)
      .where(inArray(table.id, ids));
}

function differenceOf<T extends Identified>(table: T, before: Row<T>, after: Row<T>) {
  const [old, next] = [before, after] as Record<string, unknown>[];
  const changed = Object.keys(getTableColumns(table)).filter(
    (name) => !isDeepStrictEqual(old?.[name], next?.[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, next?.[name]]));
}
