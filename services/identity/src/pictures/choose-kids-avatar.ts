import type { Actor } from '@sidework/chassis/http/actor';
import { type KidsAvatar, kidsAvatarUrl } from '@sidework/contracts/identity/kids/kids';
import type { Deps } from '../deps.ts';
import { lockLivingProfile } from '../profiles/queries.ts';
import { requireChild } from './picture.ts';
import { showPicture } from './show-picture.ts';

export function chooseKidsAvatar(deps: Deps, actor: Actor, avatar: KidsAvatar) {
  return deps.db.transaction(async (tx) => {
    const profile = await lockLivingProfile(tx, actor.id);
    requireChild(profile);
    return showPicture(deps, tx, profile, kidsAvatarUrl(avatar));
  });
}
