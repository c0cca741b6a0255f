import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import type { Deps } from '../deps.ts';
import { takeTurn } from '../limits/take-turn.ts';
import { getProfile, lockLivingProfile } from '../profiles/queries.ts';
import type { Profile } from '../profiles/table.ts';
import { avatarKey, avatarUrlOf, newAvatarName } from './avatar-address.ts';
import { requireAdult } from './picture.ts';
import { picture, reEncode } from './re-encode.ts';
import { showPicture } from './show-picture.ts';

const most = { count: 20, seconds: 3_600 };

/** Changes an adult's own picture. A person of unknown age has none, since they may be a child. */
export async function changeAvatar(deps: Deps, actor: Actor, uploaded: Buffer): Promise<Profile> {
  requireAdult(await getProfile(deps.db, actor.id));
  await takeTurn(deps.db, `avatars ${actor.id}`, most);
  const body = await reEncode(deps, uploaded);
  const name = newAvatarName();
  const key = avatarKey(name);
  const { contentType } = picture;
  await storeObject(deps, { kind: 'avatar', ownerId: actor.id, key, body, contentType });
  return deps.db.transaction(async (tx) => {
    const before = await lockLivingProfile(tx, actor.id);
    requireAdult(before);
    await keepObject(tx, key);
    return showPicture(deps, tx, before, avatarUrlOf(deps.config, name));
  });
}
