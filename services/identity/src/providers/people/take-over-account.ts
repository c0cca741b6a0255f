import type { Tx } from '@sidework/chassis/db/db';
import { plainMetadata, requireFits } from '../../accounts/input.ts';
import { confirmEmail, saveUser } from '../../accounts/queries.ts';
import type { Metadata, User } from '../../accounts/table.ts';
import { forgetWaysIn } from '../../deletion/forget-ways-in.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { deleteOtherIdentities } from '../../identities/queries.ts';
import { resetProfile } from '../../one-time-tokens/verification/reset-profile.ts';
import { lockProfile, rolesForUser, saveProfile } from '../../profiles/queries.ts';
import { tellContactChanged } from '../../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Keeps what the provider says beside what was said before, as long as both fit into a token. */
export async function saveMetadata(tx: Tx, user: User, said: Metadata, at: Date) {
  const userMetadata = { ...user.userMetadata, ...said };
  try {
    requireFits(plainMetadata(userMetadata), user.appMetadata);
  } catch {
    return;
  }
  await saveUser(tx, { id: user.id, userMetadata, updatedAt: at });
}

/**
 * Gives an account with an unproved address to the owner of that address and removes all earlier ways in. Its metadata
 * stays only if the account could be signed in to, because it may be the owner's own work.
 */
export async function takeOver(
  deps: Deps,
  tx: Tx,
  owner: User,
  identityId: string,
  person: ProviderPerson,
) {
  const at = deps.now();
  const { id: userId } = owner;
  const wasInUse = owner.emailConfirmedAt !== null;
  await deleteOtherIdentities(tx, userId, identityId);
  await forgetWaysIn(tx, userId);
  await endSessions(deps, tx, userId, 'all');
  await saveUser(tx, {
    id: userId,
    passwordHash: null,
    phone: null,
    phoneConfirmedAt: null,
    emailChange: null,
    phoneChange: null,
    ...(!wasInUse && { userMetadata: person.data }),
    updatedAt: at,
  });
  if (wasInUse) await saveMetadata(tx, owner, person.data, at);
  await confirmEmail(tx, userId, at);
  const profile = wasInUse
    ? await forgetPhone(tx, userId, at)
    : await resetProfile(deps, tx, { ...owner, phone: null }, saidBy(person), at);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, userId), at);
  await tellContactChanged(tx, profile, at);
}

const saidBy = ({ fullName }: ProviderPerson) => ({ full_name: fullName?.slice(0, 120) ?? '' });

async function forgetPhone(tx: Tx, id: string, at: Date) {
  const profile = { ...(await lockProfile(tx, id)), phone: null, updatedAt: at };
  await saveProfile(tx, profile);
  return profile;
}
