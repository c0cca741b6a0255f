import type { Readable } from 'node:stream';
import { and, eq, sql as statement } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/db.ts';
import { conflict } from '../errors.ts';
import type { ObjectStore } from './objects.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** What lies in the service's bucket; `uploading` and `removing` are what the sweep looks after. */
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
  /** What it is for: `avatar`, say. */
  kind: string;
  ownerId: string | null;
  /** Never given twice: what is removed late must not be somebody's new one. */
  key: string;
  body: Buffer | Readable;
  contentType: string;
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
  { kind, ownerId, key, body, contentType }: NewObject,
): Promise<{ size: number; sha256: string }> {
  await db.insert(storedObjects).values({ key, kind, ownerId, contentType, state: 'uploading' });
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
