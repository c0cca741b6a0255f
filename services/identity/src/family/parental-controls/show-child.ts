import type { Db } from '@sidework/chassis/db/db';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { guardiansOf } from '../guardians/queries.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { consentsOf, getChild } from './child-queries.ts';
import { toChildView } from './view.ts';

/** A child as its guardian sees it; that they look was recorded before. */
export async function showChild(
  db: Db,
  { actor: { id: guardianId } }: Guardian,
  childId: string,
  now: Date,
): Promise<ChildView> {
  return toChildView(await getChild(db, childId, now), {
    consents: await consentsOf(db, childId),
    guardians: await guardiansOf(db, childId),
    guardianId,
  });
}
