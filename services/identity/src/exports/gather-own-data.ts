import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { readAtOnce } from '@sidework/chassis/people/own-data';
import type { Deps } from '../deps.ts';
import { gatherPictures } from '../pictures/own-data.ts';
import { getProfile } from '../profiles/queries.ts';
import { gathered } from './gathered.ts';
import type { DataExport } from './table.ts';
import type { Folder } from './zip.ts';

/** Identity's own part of an export. */
export async function gatherOwnData(
  deps: Pick<Deps, 'db' | 'objects'>,
  { userId, requestedBy }: DataExport,
): Promise<Folder> {
  const files = await readAtOnce(deps.db, async (tx) => {
    const { accountType } = await getProfile(tx, userId);
    const isKid = accountType === 'sidework_kids';
    const all: OwnFile[] = [];
    for (const each of gathered) {
      if ('reason' in each || (each.isForOwnerOnly && requestedBy !== userId)) continue;
      all.push(await each.gather(tx, userId, isKid));
    }
    return all;
  });
  return { name: 'identity', files, attachments: await gatherPictures(deps, userId) };
}
