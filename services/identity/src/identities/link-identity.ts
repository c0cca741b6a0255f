import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireFree } from '../accounts/contact.ts';
import { findUserByEmail, lockUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import { requireNotBanned } from '../bans/rules/ban.ts';
import type { Deps } from '../deps.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { requireSession } from '../sessions/queries.ts';
import { requireInserted, requireTarget, requireUnlinked } from './linking.ts';
import type { ProviderPerson } from './provider-person.ts';
import { findIdentity, insertIdentity } from './queries.ts';
import { becomePermanent, takeAddress } from './take-address.ts';

/** Locks the account that a provider may be linked to; refuses if another account has the provider's person. */
export async function requireLinkable(
  { now }: Deps,
  tx: Tx,
  beginner: Pick<Actor, 'id' | 'sessionId'>,
  provider: string,
  { id: providerId, email, isEmailVerified }: ProviderPerson,
): Promise<User> {
  const user = requireTarget(await lockUser(tx, beginner.id), 'Linking target user not found');
  // A person who was signed out in the meantime cannot link anything.
  await requireSession(tx, beginner);
  requireNotBanned(user, now());
  requireUnlinked(await findIdentity(tx, provider, providerId), user);
  if (!user.email && email && isEmailVerified)
    requireFree('email', await findUserByEmail(tx, email));
  return user;
}

/** Links a provider to an account whose owner asked for it; an account without an address takes over a verified one. */
export async function linkIdentity(
  deps: Deps,
  tx: Tx,
  beginner: Pick<Actor, 'id' | 'sessionId'>,
  provider: string,
  person: ProviderPerson,
): Promise<{ userId: string }> {
  const { now } = deps;
  const user = await requireLinkable(deps, tx, beginner, provider, person);
  const { id: userId } = user;
  const { id: providerId, email, isEmailVerified, data } = person;
  const linked = { userId, provider, providerId, identityData: data };
  requireInserted(await insertIdentity(tx, linked, now()));
  await tellAddress(deps, tx, user, 'provider_linked');
  const takesOver = !user.email && email && isEmailVerified;
  const reached = takesOver ? await takeAddress(tx, user, email, now()) : user;
  if (user.isAnonymous) await becomePermanent(tx, reached, now());
  return { userId };
}
