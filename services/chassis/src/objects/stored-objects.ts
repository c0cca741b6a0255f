import type { Readable } from 'node:stream';
import { and, eq, ne, sql as statement } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/db.ts';
import { conflict, unavailableFor } from '../errors.ts';
import type { ObjectStore } from './objects.ts';

/** Seconds; an operator has to make room first. */
const roomAgainAfter = 600;

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Each object in the service's bucket has a row; the sweep looks after those that are `uploading` and `removing`. */
export const storedObjects = pgTable('stored_objects', {
  key: text().primaryKey(),
  kind: text().notNull(),
  ownerId: uuid(),
  state: text().$type<'uploading' | 'kept' | 'removing'>().notNull(),
  size: bigint({ mode: 'number' }),
  sha256: text(),
  contentType: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  changedAt: moment().notNull().defaultNow(),
  claimedAt: moment(),
});

export interface NewObject {
  /** The purpose of the object, such as `avatar`. */
  kind: string;
  ownerId: string | null;
  /** A key is never given twice, because a late removal must not hit a newer object. */
  key: string;
  body: Buffer | Readable;
  contentType: string;
  /** The size of a stream in bytes, counted from its beginning, if it is known. */
  size?: number;
}

/** How much room all takes that lies in the bucket, or is on its way there. */
export async function storedBytes(db: Db): Promise<number> {
  const [all] = await db
    .select({ bytes: statement<number>`coalesce(sum(${storedObjects.size}), 0)::float8` })
    .from(storedObjects)
    .where(ne(storedObjects.state, 'removing'));
  return all?.bytes ?? 0;
}

export interface ObjectDeps {
  db: Db;
  objects: ObjectStore;
}

/**
 * Puts an object into the service's bucket, before the transaction that is to keep it (`keepObject`): one that no
 * transaction keeps within a quarter of an hour is removed again.
 */
export async function storeObject(
  { db, objects }: ObjectDeps,
  { kind, ownerId, key, body, contentType, size }: NewObject,
): Promise<{ size: number; sha256: string }> {
  const coming = { size: Buffer.isBuffer(body) ? body.length : (size ?? null) };
  const row = { key, kind, ownerId, contentType, ...coming, state: 'uploading' as const };
  await db.insert(storedObjects).values(row);
  await requireRoom(db, objects, key);
  const stored = await objects.put(key, body, { contentType });
  const known = await db
    .update(storedObjects)
    .set({ ...stored, changedAt: statement`now()` })
    .where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'uploading')))
    .returning({ key: storedObjects.key });
  if (known.length > 0) return stored;
  // It took so long that the sweep was here before its end.
  await objects.remove(key);
  throw conflict('upload_expired');
}

/** Counted with the object itself, so that those that come at once never take more room together than there is. */
async function requireRoom(db: Db, { mostBytes }: ObjectStore, key: string): Promise<void> {
  if (mostBytes === Number.POSITIVE_INFINITY || (await storedBytes(db)) <= mostBytes) return;
  await db.transaction((tx) => discardObject(tx, key));
  throw unavailableFor(roomAgainAfter, 'storage_full');
}

/** Keeps an object, in the transaction that gives it its place; refuses one that came too late for the sweep. */
export async function keepObject(tx: Tx, key: string): Promise<void> {
  const kept = await tx
    .update(storedObjects)
    .set({ state: 'kept', changedAt: statement`now()` })
    .where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'uploading')))
    .returning({ key: storedObjects.key });
  if (kept.length === 0) throw conflict('upload_expired');
}

/** Gives an object up, in the transaction that takes its place away; the store loses it within minutes of the commit. */
export async function discardObject(tx: Tx, key: string): Promise<void> {
  await tx
    .update(storedObjects)
    .set({ state: 'removing', changedAt: statement`now()` })
    .where(eq(storedObjects.key, key));
}
