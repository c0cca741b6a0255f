import type { Actor } from '@sidework/chassis/actor';
import type { Tx } from '@sidework/chassis/db';
import { findUserByEmail, lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import type { ProviderPerson } from '../providers/provider-person.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { requireNotBanned } from '../sessions/require-not-banned.ts';
import { becomePermanent, takeAddress } from './address.ts';
import { findIdentity, insertIdentity } from './queries.ts';

/** Links a provider to an account whose owner asked for it; an account without an address takes over a verified one. */
export async function linkIdentity(
  { now }: Deps,
  tx: Tx,
  beginner: Pick<Actor, 'id' | 'sessionId'>,
  provider: string,
  { id: providerId, email, isEmailVerified, data }: ProviderPerson,
): Promise<{ userId: string }> {
  const userId = beginner.id;
  const user = await lockUser(tx, userId);
  if (!user) throw refused('user_not_found', 'Linking target user not found');
  // Whoever was signed out in between, for whatever reason, links nothing any more.
  await requireSession(tx, beginner);
  requireNotBanned(user, now());
  const known = await findIdentity(tx, provider, providerId);
  if (known?.userId === userId)
    throw refused('identity_already_exists', 'Identity is already linked');
  const linked = { userId, provider, providerId, identityData: data };
  if (!(await insertIdentity(tx, linked, now()))) throw refused('identity_already_exists');
  if (!user.email && email && isEmailVerified) {
    if (await findUserByEmail(tx, email)) throw refused('email_exists');
    await takeAddress(tx, userId, email, now());
  }
  if (user.isAnonymous) await becomePermanent(tx, userId, now());
  return { userId };
}
