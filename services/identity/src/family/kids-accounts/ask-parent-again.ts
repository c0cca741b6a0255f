import type { Actor } from '@sidework/chassis/http/actor';
import type { KidsProfile } from '@sidework/contracts/identity/kids/kids';
import type { Deps } from '../../deps.ts';
import { getProfile, lockLivingProfile } from '../../profiles/queries.ts';
import { requireFound } from '../guardians/guardian.ts';
import { askParent } from './ask-parent.ts';
import { kidsProfileOf } from './kids-profile-of.ts';

export async function askParentAgain(deps: Deps, actor: Actor): Promise<KidsProfile> {
  await deps.db.transaction(async (tx) => {
    await lockLivingProfile(tx, actor.id);
    await askParent(deps, tx, actor.id);
  });
  const profile = await getProfile(deps.db, actor.id);
  return requireFound(await kidsProfileOf(deps.db, profile, deps.now()));
}
