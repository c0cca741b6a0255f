import type { Actor } from '@sidework/chassis/http/actor';
import type { PasskeyView } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/owners/lock-owner.ts';
import { nameOf, requirePasskeys } from './ceremony.ts';
import { renameOwnPasskey } from './queries.ts';
import { toPasskeyView } from './view.ts';

export function renamePasskey(
  { config, db, now }: Deps,
  actor: Actor,
  id: string,
  friendlyName: string | null | undefined,
): Promise<PasskeyView> {
  requirePasskeys(config);
  const name = nameOf(friendlyName);
  return db.transaction(async (tx) => {
    const { user } = await lockOwner(tx, actor);
    return toPasskeyView(
      await renameOwnPasskey(tx, user.id, id, { friendlyName: name, updatedAt: now() }),
    );
  });
}
