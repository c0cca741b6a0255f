import type { Tx } from '@sidework/chassis/db/db';
import { saveUser } from '../../accounts/queries.ts';
import type { User as UserRow } from '../../accounts/table.ts';
import * as User from '../../accounts/user.ts';
import { forgetWaysIn } from '../../deletion/forget-ways-in.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { deleteOtherIdentities } from '../../identities/queries.ts';
import { resetProfile } from '../../one-time-tokens/verification/reset-profile.ts';
import * as Profile from '../../profiles/profile.ts';
import { lockProfile, rolesForUser, saveProfile } from '../../profiles/queries.ts';
import { tellContactChanged } from '../../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Gives an account with an unproved address to the owner of that address and removes all earlier ways in. */
export async function takeOver(
  deps: Deps,
  tx: Tx,
  owner: UserRow,
  identityId: string,
  person: ProviderPerson,
) {
  const at = deps.now();
  const { id: userId } = owner;
  await deleteOtherIdentities(tx, userId, identityId);
  await forgetWaysIn(tx, userId);
  await endSessions(deps, tx, userId, 'all');
  const user = await saveUser(tx, owner, User.handOver(owner, person.data, at));
  const profile = User.isInUse(owner)
    ? await forgetPhone(tx, userId, at)
    : await resetProfile(deps, tx, user, saidBy(person), at);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, userId), at);
  await tellContactChanged(tx, profile, at);
}

const saidBy = ({ fullName }: ProviderPerson) => ({ full_name: fullName?.slice(0, 120) ?? '' });

async function forgetPhone(tx: Tx, id: string, at: Date) {
  const profile = Profile.reachedAt(await lockProfile(tx, id), { phone: null }, at);
  await saveProfile(tx, profile);
  return profile;
}
