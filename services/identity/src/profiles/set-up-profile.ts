import type { Actor } from '@sidework/chassis/actor';
import type { ProfileSetup } from '@sidework/contracts/identity/profiles';
import type { Deps } from '../deps.ts';
import * as Profile from './profile.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from './queries.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** Account type, user type and role change together or not at all. */
export function setUpProfile({ db, now }: Deps, actor: Actor, form: ProfileSetup) {
  return db.transaction(async (tx) => {
    const at = now();
    const profile = Profile.setUp(await lockProfile(tx, actor.id), form, at);
    const roles = Profile.rolesAfter(profile, await rolesForUser(tx, actor.id));
    await saveProfile(tx, profile);
    await setRoles(tx, actor.id, roles, at);
    await tellProfileChanged(tx, profile, roles, at);
    return { profile, roles };
  });
}
