import type { Tx } from '@sidework/chassis/db/db';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { getAccount } from '../accounts/queries.ts';
import { isVerified } from '../factors/rules/factor.ts';
import type { FactorType } from '../factors/rules/table.ts';
import { listPasskeysOf } from '../passkeys/queries.ts';

const kinds: Record<FactorType, string> = {
  totp: 'Authenticator app',
  phone: 'Phone',
  webauthn: 'Security key',
  recovery_code: 'Recovery codes',
};

const named = (kind: string, name: string | null) => (name ? `${kind} “${quoted(name)}”` : kind);

/** Lists what opens an account besides its password, in words that its owner knows. */
export async function listWaysIn(tx: Tx, userId: string): Promise<string[]> {
  const { identities, factors } = await getAccount(tx, userId);
  const passkeys = await listPasskeysOf(tx, userId);
  return [
    ...passkeys.map(({ friendlyName }) => named('Passkey', friendlyName)),
    ...identities
      .filter(({ provider }) => provider !== 'email' && provider !== 'phone')
      .map(({ provider }) => named('Sign-in with', provider)),
    ...factors
      .filter(isVerified)
      .map(({ factorType, friendlyName }) => named(kinds[factorType], friendlyName)),
  ];
}
