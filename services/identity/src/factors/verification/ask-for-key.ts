import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { creationOptions, requestOptions } from '../../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../../web-authn/relying-party.ts';
import type { Owner } from '../owners/lock-owner.ts';
import { isVerified } from '../rules/factor.ts';
import { insertChallenge, listFactorsOf } from '../rules/queries.ts';
import type { Factor, FactorChallenge } from '../rules/table.ts';

/** A key that is being enrolled is made now; one that was is asked to sign. */
export async function askForKey(
  { config }: Deps,
  tx: Tx,
  { user }: Owner,
  factor: Factor,
  challenge: FactorChallenge,
) {
  const rp = relyingPartyOf(config);
  const holder = { handle: factor.id, name: user.email ?? user.phone ?? user.id };
  const own = await listFactorsOf(tx, user.id);
  const options = isVerified(factor)
    ? await requestOptions(rp, own.filter(({ id }) => id === factor.id).flatMap(toKnown), 'second')
    : await creationOptions(rp, holder, own.flatMap(toKnown), 'second');
  await insertChallenge(tx, { ...challenge, webauthnChallenge: options.challenge });
  return {
    type: isVerified(factor) ? ('request' as const) : ('create' as const),
    credential_options: { publicKey: { ...options } },
  };
}

const toKnown = ({ credentialId, transports }: Factor) =>
  credentialId ? [{ id: credentialId, transports: transports ?? [] }] : [];
