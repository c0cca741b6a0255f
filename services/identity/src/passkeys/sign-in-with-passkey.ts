import type { AuthSession } from '@sidework/contracts/identity/auth';
import { lockUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import {
  type Assertion,
  type Credential,
  readAssertion,
  verifyAssertion,
} from '../web-authn/ceremonies.ts';
import { findPasskeyByCredential, noteUse, takePasskeyChallenge } from '../web-authn/queries.ts';
import { relyingPartyOf } from '../web-authn/relying-party.ts';
import { requirePasskeys } from './require-passkeys.ts';
import type { Passkey } from './table.ts';

const failed = () => refused('webauthn_verification_failed');

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
  const assertion = readAssertion(given.credential);
  const passkey = assertion && (await findPasskeyByCredential(db, assertion.id));
  if (!passkey || !isOfHolder(assertion, passkey)) throw failed();
  const used = await verifyAssertion(
    { rp: relyingPartyOf(config), challenge, demand: 'discoverable' },
    assertion,
    toCredential(passkey),
  );
  if (!used) throw failed();
  return db.transaction(async (tx) => {
    requireAdmitted(await lockUser(tx, passkey.userId));
    if (!(await noteUse(tx, passkey.id, { ...used, at: now() }))) throw failed();
    return startSession(deps, tx, passkey.userId, { method: 'passkey', source });
  });
}

/** The handle says whom the authenticator takes the credential to be of. */
const isOfHolder = ({ response: { userHandle = '' } }: Assertion, { userId }: Passkey) =>
  Buffer.from(userHandle, 'base64url').toString() === userId;

const toCredential = (passkey: Passkey): Credential => ({
  id: passkey.credentialId,
  publicKey: passkey.publicKey,
  signatureCount: passkey.signatureCount,
  transports: passkey.transports,
});

/** Whether they are banned is asked where their session begins. */
function requireAdmitted(user: User | undefined) {
  if (!user) throw failed();
  if (user.email && !user.emailConfirmedAt)
    throw refused('email_not_confirmed', undefined, { status: 403 });
  if (user.phone && !user.phoneConfirmedAt)
    throw refused('phone_not_confirmed', undefined, { status: 403 });
}
