import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/owners/lock-owner.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { requireOtherWayIn, requirePasskeys } from './ceremony.ts';
import { listPasskeysOf, removePasskey } from './queries.ts';
import { requireMayManage } from './require-may-manage.ts';

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
  requireOtherWayIn(config, await getAccount(tx, userId));
}
