import type { Db } from '@sidework/chassis/db/db';
import type { KidsHindrance } from '@sidework/contracts/identity/kids/kids';
import { hindranceOf, type Kid } from '../../kids/kid.ts';
import * as Profile from '../../profiles/profile.ts';
import { getKnown } from '../../profiles/queries.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';
import { rightsOf } from '../../profiles/tell-profile-changed.ts';

export interface Standing {
  mayAct: boolean;
  hindrance: KidsHindrance | null;
}

/** Whether a child may act, as every service is told it, and what stands against it. */
export async function standingOf(
  db: Db,
  profile: ProfileRow,
  { row }: Kid,
  now: Date,
): Promise<Standing> {
  const { mayAct } = await rightsOf(db, profile, now);
  const isReachable = Profile.isReachable(await getKnown(db, profile.id));
  const { timeZone } = profile;
  return { mayAct, hindrance: hindranceOf(row, { now, timeZone, isReachable }) };
}
