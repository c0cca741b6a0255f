import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq } from 'drizzle-orm';

const { key, kind, ownerId, state } = storedObjects;
const isKeptAvatar = and(eq(kind, 'avatar'), eq(state, 'kept'));

/** Throws if the picture was removed, although the bucket may hold it for a while. */
export async function requireKeptAvatar(db: Db, avatarKey: string): Promise<void> {
  const kept = await db.$count(storedObjects, and(eq(key, avatarKey), isKeptAvatar));
  if (kept === 0) throw notFound('not_found');
}

export function avatarsOf(db: Db, userId: string): Promise<{ key: string }[]> {
  return db
    .select({ key })
    .from(storedObjects)
    .where(and(eq(ownerId, userId), isKeptAvatar));
}
