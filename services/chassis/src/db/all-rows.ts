import { type SQL, sql as statement } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Pair<T> = readonly [T, T];

/** What one page is asked with. */
export interface RowsPage {
  /** What stands behind the page before; of the first page it says nothing. */
  after: SQL | undefined;
  limit: number;
}

/** What may have more rows than fit into memory. */
export interface LongQuestion<R, V> {
  /** What the rows are ordered by, ascending; no two rows agree in both. */
  order: Pair<PgColumn>;
  ask(page: RowsPage): PromiseLike<R[]>;
  /** Where a row stands in that order. */
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
