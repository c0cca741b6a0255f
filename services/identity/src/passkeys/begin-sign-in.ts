import type { PasskeyCeremony } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import type { Deps } from '../deps.ts';
import { requestOptions } from '../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../web-authn/relying-party.ts';
import { beginCeremony } from './begin-ceremony.ts';
import { requirePasskeys } from './ceremony.ts';

/** Names no credential, so that it does not tell who has one. */
export async function beginSignIn(deps: Deps): Promise<PasskeyCeremony> {
  requirePasskeys(deps.config);
  const options = await requestOptions(relyingPartyOf(deps.config), [], 'discoverable');
  return beginCeremony(deps, deps.db, null, options);
}
