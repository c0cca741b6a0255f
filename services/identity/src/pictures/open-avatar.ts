import { notFound } from '@sidework/chassis/errors';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { avatarKey } from './avatar-address.ts';
import { picture } from './re-encode.ts';

/**
 * Serves a picture from the files origin. A removed one is gone here at once and from browsers within the hour, because
 * it may show a child.
 */
export async function openAvatar({ db, objects }: Pick<Deps, 'db' | 'objects'>, name: string) {
  const { key, kind, state } = storedObjects;
  const [kept] = await db
    .select({ key })
    .from(storedObjects)
    .where(and(eq(key, avatarKey(name)), eq(kind, 'avatar'), eq(state, 'kept')));
  if (!kept) throw notFound('not_found');
  const { body, size } = await objects.get(kept.key);
  return {
    body,
    headers: {
      'content-type': picture.contentType,
      'content-length': size,
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  };
}
