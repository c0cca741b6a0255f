import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { findUserByEmail, lockUser, saveUser } from '../accounts/queries.ts';
import type { Identity, User } from '../accounts/table.ts';
import { dropPassword } from '../accounts/user.ts';
import type { Deps } from '../deps.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { requireSession } from '../sessions/queries.ts';
import { requireFreeNext, requireLinking, requireTarget, requireUnlinkable } from './linking.ts';
import { deleteIdentity, identitiesOfUser } from './queries.ts';
import { requireMayLink } from './require-linking.ts';
import { dropPhone, takeAddress } from './take-address.ts';

/** Takes a way of signing in away; at least one stays. */
export async function unlinkIdentity(
  deps: Deps,
  actor: Actor,
  identityId: string,
): Promise<Record<string, never>> {
  const { db, config, now } = deps;
  requireLinking(config, actor);
  await db.transaction(async (tx) => {
    const found = await lockUser(tx, actor.id);
    await requireMayLink(deps, tx, actor, await requireSession(tx, actor));
    const user = requireTarget(found);
    const own = await identitiesOfUser(tx, user.id);
    const identity = requireUnlinkable(own, identityId);
    await deleteIdentity(tx, identity.id);
    await tellAddress(deps, tx, user, 'provider_unlinked');
    const rest = own.filter((each) => each !== identity);
    const left =
      identity.provider === 'phone'
        ? await dropPhone(tx, user, now())
        : await chooseAddress(tx, user, rest, now());
    if (!rest.some(({ provider }) => provider === 'email' || provider === 'phone'))
      await saveUser(tx, left, dropPassword(left));
  });
  return {};
}

/** The address stays where one of the ways that are left vouches for it, and else becomes one that they vouch for. */
async function chooseAddress(tx: Tx, user: User, rest: Identity[], at: Date): Promise<User> {
  const vouched = rest.flatMap((identity) => addressOf(identity, user));
  if (user.email === null || vouched.includes(user.email)) return user;
  const [next] = vouched;
  if (next !== undefined) requireFreeNext(await findUserByEmail(tx, next));
  return takeAddress(tx, user, next ?? null, at);
}

function addressOf({ provider, identityData }: Identity, user: User): string[] {
  if (provider === 'email') return user.email === null ? [] : [user.email];
  const { email, email_verified } = identityData ?? {};
  return typeof email === 'string' && email_verified === true ? [email] : [];
}
