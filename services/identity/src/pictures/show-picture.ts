import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { rolesForUser, saveProfile } from '../profiles/queries.ts';
import type { Profile } from '../profiles/table.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { discardPicture } from './discard-picture.ts';

/** Another picture, or none, takes the place of the one before, and every service hears of it. */
export async function showPicture(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  before: Profile,
  avatarUrl: string | null,
): Promise<Profile> {
  const at = now();
  const profile = { ...before, avatarUrl, updatedAt: at };
  await saveProfile(tx, profile);
  await discardPicture(tx, config, before);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), at);
  return profile;
}
