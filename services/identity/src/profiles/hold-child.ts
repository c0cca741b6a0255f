import type { Actor } from '@sidework/chassis/actor';
import { forgetBusiness } from '../businesses/queries.ts';
import type { Deps } from '../deps.ts';
import { letPictureGo } from '../pictures/let-picture-go.ts';
import * as Profile from './profile.ts';
import { birthOf, isMinor } from './profile-birth.ts';
import { lockLivingProfile, rolesForUser, saveProfile, setRoles } from './queries.ts';
import { tellContactChanged } from './tell-contact-changed.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/**
 * Whoever says that they are a child has a kids account from then on, whatever becomes of the rest of their form: in a
 * transaction of its own, so that going back and being older makes nobody an adult.
 */
export function holdChild({ db, now, config }: Deps, actor: Actor, given: string | undefined) {
  const at = now();
  if (given === undefined || !isMinor(birthOf({ dateOfBirth: null }, given, at))) return;
  return db.transaction(async (tx) => {
    const before = await lockLivingProfile(tx, actor.id);
    const birth = birthOf(before, given, at);
    if (before.accountType === 'sidework_kids') return;
    const child = Profile.asChild(before, birth, at);
    const roles = Profile.rolesAfter(child, await rolesForUser(tx, child.id));
    await saveProfile(tx, child);
    await setRoles(tx, child.id, roles, at);
    await letPictureGo(tx, config, before);
    await forgetBusiness(tx, child.id);
    await tellProfileChanged(tx, child, roles, at);
    await tellContactChanged(tx, child, at);
  });
}
