import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq } from 'drizzle-orm';
import { objectKind, type PictureKind, pictureKey } from './picture.ts';

export async function getPictureKey(db: Db, ofKind: PictureKind, name: string): Promise<string> {
  const { key, kind, state } = storedObjects;
  const [kept] = await db
    .select({ key })
    .from(storedObjects)
    .where(and(eq(key, pictureKey(ofKind, name)), eq(kind, objectKind(ofKind)), eq(state, 'kept')));
  if (!kept) throw notFound('not_found');
  return kept.key;
}
