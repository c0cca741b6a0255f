import type { Actor } from '@sidework/chassis/http/actor';
import type { PasskeyView } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { lockOwner } from '../factors/owners/lock-owner.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { authenticatorName } from '../web-authn/authenticators.ts';
import { type NewCredential, verifyCreation } from '../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../web-authn/relying-party.ts';
import { requirePasskeys, requirePlace, requireUnknown, requireVerified } from './ceremony.ts';
import { insertPasskey, listPasskeysOf, takePasskeyChallenge } from './queries.ts';
import { requireMayManage } from './require-may-manage.ts';
import type { Passkey } from './table.ts';
import { toPasskeyView } from './view.ts';

export async function registerPasskey(
  deps: Deps,
  actor: Actor,
  given: { challenge_id?: string | undefined; credential?: unknown },
): Promise<PasskeyView> {
  const { config, db, now } = deps;
  requirePasskeys(config);
  const asked = { id: given.challenge_id, kind: 'registration' as const, userId: actor.id };
  const challenge = await takePasskeyChallenge(db, asked, now());
  const made = requireVerified(
    await verifyCreation(
      { rp: relyingPartyOf(config), challenge, demand: 'discoverable' },
      given.credential,
    ),
  );
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    await requireMayManage(deps, tx, owner);
    requirePlace(config, await listPasskeysOf(tx, actor.id));
    const passkey = toPasskey(actor.id, made, now());
    requireUnknown(await insertPasskey(tx, passkey));
    await tellOwner(deps, tx, actor.id, 'passkey_added');
    return toPasskeyView(passkey);
  });
}

const toPasskey = (userId: string, made: NewCredential, now: Date): Passkey => ({
  id: uuidv7(),
  userId,
  credentialId: made.id,
  publicKey: made.publicKey,
  signatureCount: made.signatureCount,
  transports: made.transports,
  aaguid: made.aaguid,
  isBackedUp: made.isBackedUp,
  friendlyName: authenticatorName(made.aaguid),
  createdAt: now,
  updatedAt: now,
  lastUsedAt: null,
});
