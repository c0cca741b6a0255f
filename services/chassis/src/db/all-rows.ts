import { type SQL, sql as statement } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Pair<T> = readonly [T, T];

/** The condition and the limit of one page. */
export interface RowsPage {
  /** The condition skips the pages before; the first page has none. */
  after: SQL | undefined;
  limit: number;
}

/** A query whose rows may not fit into memory. */
export interface LongQuestion<R, V> {
  /** The ascending order of the rows; no two rows agree in both columns. */
  order: Pair<PgColumn>;
  ask(page: RowsPage): PromiseLike<R[]>;
  /** The position of a row in that order. */
  place(row: R): Pair<unknown>;
  present(row: R): V;
}

const pageSize = 1_000;

/** All rows of a question, asked page by page as they are read. */
export async function* allRows<R, V>(question: LongQuestion<R, V>): AsyncGenerator<V> {
  const { order, ask, place, present } = question;
  let after: SQL | undefined;
  for (;;) {
    const rows = await ask({ after, limit: pageSize });
    for (const row of rows) yield present(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = behind(order, place(last));
  }
}

/** Compared as one row, an index leads straight to the page. */
const behind = ([one, other]: Pair<PgColumn>, [a, b]: Pair<unknown>) =>
  statement`(${one}, ${other}) > (${statement.param(a, one)}, ${statement.param(b, other)})`;
