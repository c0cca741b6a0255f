import type { Actor } from '@sidework/chassis/http/actor';
import type { PasskeyView } from '@sidework/contracts/identity/auth-passkeys';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/lock-owner.ts';
import { refused } from '../refusals/refusal.ts';
import { renameOwnPasskey } from '../web-authn/queries.ts';
import { requirePasskeys } from './require-passkeys.ts';
import { toPasskeyView } from './view.ts';

const longest = 120;

export function renamePasskey(
  { config, db, now }: Deps,
  actor: Actor,
  id: string,
  friendlyName: string | null | undefined,
): Promise<PasskeyView> {
  requirePasskeys(config);
  if (!friendlyName) throw refused('validation_failed', 'friendly_name is required');
  if (friendlyName.length > longest)
    throw refused('validation_failed', `friendly_name must be ${longest} characters or less`);
  return db.transaction(async (tx) => {
    const { user } = await lockOwner(tx, actor);
    return toPasskeyView(
      await renameOwnPasskey(tx, user.id, id, { friendlyName, updatedAt: now() }),
    );
  });
}
