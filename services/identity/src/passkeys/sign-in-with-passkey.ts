import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import { type Credential, readAssertion, verifyAssertion } from '../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../web-authn/relying-party.ts';
import { requireAdmitted, requireHolder, requirePasskeys, requireVerified } from './ceremony.ts';
import { findPasskeyByCredential, noteUse, takePasskeyChallenge } from './queries.ts';
import type { Passkey } from './table.ts';

/**
 * A session for who answers with a passkey. It stands for the password, so the session has aal1 even though the key
 * asked for a finger or a PIN; who has a second factor is still to prove it, as with GoTrue.
 */
export async function signInWithPasskey(
  deps: Deps,
  given: { challenge_id?: string | undefined; credential?: unknown },
  source: Source,
): Promise<AuthSession> {
  const { config, db, now } = deps;
  requirePasskeys(config);
  const asked = { id: given.challenge_id, kind: 'authentication' as const, userId: null };
  const challenge = await takePasskeyChallenge(db, asked, now());
  const assertion = requireVerified(readAssertion(given.credential));
  const found = await findPasskeyByCredential(db, assertion.id);
  const passkey = requireHolder(found, assertion.response.userHandle);
  const used = requireVerified(
    await verifyAssertion(
      { rp: relyingPartyOf(config), challenge, demand: 'discoverable' },
      assertion,
      toCredential(passkey),
    ),
  );
  return db.transaction(async (tx) => {
    requireAdmitted(await lockUser(tx, passkey.userId));
    requireVerified(await noteUse(tx, passkey.id, { ...used, at: now() }));
    return startSession(deps, tx, passkey.userId, { method: 'passkey', source });
  });
}

const toCredential = (passkey: Passkey): Credential => ({
  id: passkey.credentialId,
  publicKey: passkey.publicKey,
  signatureCount: passkey.signatureCount,
  transports: passkey.transports,
});
