import type { Sql } from '@sidework/chassis/db/db';
import type { PendingQuery, Row } from 'postgres';

/** A part of a statement. */
export type Fragment = PendingQuery<Row[]>;

/** A part that is always the same, made once for each pool: the driver makes a promise of every part, and no code awaits it. */
export function fixed(write: (sql: Sql) => Fragment): (sql: Sql) => Fragment {
  const written = new WeakMap<Sql, Fragment>();
  return (sql) => {
    const known = written.get(sql) ?? write(sql);
    written.set(sql, known);
    return known;
  };
}

export const nothing = fixed((sql) => sql``);
