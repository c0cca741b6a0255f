import { buffer } from 'node:stream/consumers';
import type { Deps } from '../deps.ts';
import { avatarsOf } from './queries.ts';

/** Gathers uploaded pictures; a set picture of the platform is not the person's. */
export async function gatherPictures(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  userId: string,
) {
  const kept = await avatarsOf(db, userId);
  return Promise.all(
    kept.map(async (each, at) => {
      const { body } = await objects.get(each.key);
      const name = at === 0 ? 'picture.webp' : `picture-${at + 1}.webp`;
      return { name, about: 'Your picture.', bytes: await buffer(body) };
    }),
  );
}
