import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { ISql, PendingQuery, Row } from 'postgres';
import type { Db } from './db.ts';

const builder = drizzle.mock({ casing: 'snake_case' });

/** The driver, of a pool or of one transaction. */
export type Driver = ISql<{ bigint: number }>;

/** A part of a statement of the driver's. */
export type Fragment = PendingQuery<Row[]>;

/** The driver beneath a database or a transaction, for statements worth writing by hand inside one. */
export function driverOf(db: Db): Driver {
  return (db._.session as unknown as { client: Driver }).client;
}

type Prepared<R> = PgPreparedQuery<PreparedQueryConfig & { execute: R }>;

/**
 * A query of the builder that its first use builds and later uses only fill, because building it costs as much as the
 * rest of a request here. It names its values by `sql.placeholder`; the builder's own prepared queries (drizzle 0.45.4)
 * belong to one connection, so that none survives a transaction.
 */
export function prepareOnce<R>(build: (builder: PostgresJsDatabase) => Prepared<R>) {
  let built: Prepared<R> | undefined;
  return (db: Db, values: Record<string, unknown>): Promise<R> => {
    built ??= build(builder);
    const here: Prepared<R> = Object.assign(Object.create(built), { client: driverOf(db) });
    return here.execute(values) as Promise<R>;
  };
}
