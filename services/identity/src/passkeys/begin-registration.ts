import type { Actor } from '@sidework/chassis/http/actor';
import type { PasskeyCeremony } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/owners/lock-owner.ts';
import { creationOptions } from '../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../web-authn/relying-party.ts';
import { beginCeremony } from './begin-ceremony.ts';
import { requirePasskeys, requirePlace } from './ceremony.ts';
import { listPasskeysOf } from './queries.ts';
import { requireMayManage } from './require-may-manage.ts';

export function beginRegistration(deps: Deps, actor: Actor): Promise<PasskeyCeremony> {
  const { config, db } = deps;
  requirePasskeys(config);
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    await requireMayManage(deps, tx, owner);
    const own = await listPasskeysOf(tx, owner.user.id);
    requirePlace(config, own);
    const { id, email, phone } = owner.user;
    const options = await creationOptions(
      relyingPartyOf(config),
      { handle: id, name: email ?? phone ?? id },
      own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      'discoverable',
    );
    return beginCeremony(deps, tx, id, options);
  });
}
