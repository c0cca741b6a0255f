import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { lockLivingProfile } from '../profiles/queries.ts';
import { showPicture } from './show-picture.ts';

export function removeAvatar(deps: Deps, actor: Actor) {
  return deps.db.transaction(async (tx) =>
    showPicture(deps, tx, await lockLivingProfile(tx, actor.id), null),
  );
}
