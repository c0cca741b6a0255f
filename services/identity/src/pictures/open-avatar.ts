import type { Deps } from '../deps.ts';
import { avatarKey } from './avatar-address.ts';
import { requireKeptAvatar } from './queries.ts';
import { picture } from './re-encode.ts';

/**
 * Serves a picture from the files origin. A removed one is gone here at once and from browsers within the hour, because
 * it may show a child.
 */
export async function openAvatar({ db, objects }: Pick<Deps, 'db' | 'objects'>, name: string) {
  const key = avatarKey(name);
  await requireKeptAvatar(db, key);
  const { body, size } = await objects.get(key);
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
