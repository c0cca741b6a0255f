import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { asc } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listOwn } from '../books/own-record-queries.ts';
import type { ExpiringForm, ExpiringRecord, ExpiringShelf } from './expiring-record.ts';
import { after, expiryOf } from './soonest-first.ts';

/** The soonest expiry first. */
export function expiringRecordsOf<F extends ExpiringForm, R extends ExpiringRecord<F>>(
  db: Db,
  shelf: ExpiringShelf<F, R> & { table: { expiryDate: PgColumn } },
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<R[]> {
  const { id, expiryDate } = shelf.table;
  const expiry = expiryOf(expiryDate);
  return listOwn(db, shelf, actor, {
    after: after(expiry, id, cursor),
    order: [asc(expiry), asc(id)],
    limit,
  });
}
