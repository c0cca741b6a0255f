import { buffer } from 'node:stream/consumers';
import { readAtOnce } from '@sidework/chassis/people/own-data';
import type { Deps } from '../deps.ts';
import { avatarsOf } from '../pictures/queries.ts';
import { getProfile } from '../profiles/queries.ts';
import { gatherAccount } from './gather-account.ts';
import { gatherFamily } from './gather-family.ts';
import { gatherHistory } from './gather-history.ts';
import { gatherProfile } from './gather-profile.ts';
import type { DataExport } from './table.ts';
import type { Folder } from './zip.ts';

/** Identity's own part; how a child signs in is not for who looks after it. */
export async function gatherOwnData(
  deps: Pick<Deps, 'db' | 'objects'>,
  { userId, requestedBy }: DataExport,
): Promise<Folder> {
  const files = await readAtOnce(deps.db, async (tx) => {
    const { accountType } = await getProfile(tx, userId);
    const isKid = accountType === 'sidework_kids';
    return [
      ...(await gatherProfile(tx, userId)),
      ...(requestedBy === userId ? await gatherAccount(tx, userId) : []),
      ...(await gatherFamily(tx, userId)),
      ...(await gatherHistory(tx, { userId, isKid })),
    ];
  });
  return { name: 'identity', files, attachments: await picturesOf(deps, userId) };
}

/** Gathers uploaded pictures; a set picture of the platform is not the person's. */
async function picturesOf({ db, objects }: Pick<Deps, 'db' | 'objects'>, userId: string) {
  const kept = await avatarsOf(db, userId);
  return Promise.all(
    kept.map(async (each, at) => {
      const { body } = await objects.get(each.key);
      const name = at === 0 ? 'picture.webp' : `picture-${at + 1}.webp`;
      return { name, about: 'Your picture.', bytes: await buffer(body) };
    }),
  );
}
