import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Account } from '../accounts/account.ts';
import { getAccount } from '../accounts/queries.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/lock-owner.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { refused } from '../refusals/refusal.ts';
import { listPasskeysOf, removePasskey } from '../web-authn/queries.ts';
import { requireMayManage, requirePasskeys } from './require-passkeys.ts';

/** Removes a passkey of one's own; the last one only where there is another way in. */
export async function deletePasskey(deps: Deps, actor: Actor, id: string): Promise<null> {
  const { config, db } = deps;
  requirePasskeys(config);
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    await requireMayManage(deps, tx, owner);
    await removePasskey(tx, owner.user.id, id);
    await requireWayIn(config, tx, owner.user.id);
    await tellAddress(deps, tx, owner.user, 'passkey_removed');
  });
  return null;
}

async function requireWayIn(config: Config, tx: Tx, userId: string) {
  if ((await listPasskeysOf(tx, userId)).length > 0) return;
  if (hasOtherWayIn(config, await getAccount(tx, userId))) return;
  throw refused(
    'single_identity_not_deletable',
    'This passkey is your only way to sign in. Set a password or add another passkey first.',
  );
}

/** A mailed link, a texted code, a password, or a provider. */
function hasOtherWayIn(
  { GOTRUE_EXTERNAL_EMAIL_ENABLED: byMail, GOTRUE_EXTERNAL_PHONE_ENABLED: byPhone }: Config,
  { user, identities }: Account,
): boolean {
  return identities.some(({ provider }) => {
    if (provider === 'email') return byMail && user.emailConfirmedAt !== null;
    if (provider === 'phone') return byPhone && user.phoneConfirmedAt !== null;
    return true;
  });
}
