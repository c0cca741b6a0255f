import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';

/** GoTrue tells the client that asked not to sign anybody up where that would be needed. */
export function requireMayCreate({ config }: Pick<Deps, 'config'>, mayCreate: boolean) {
  if (!mayCreate) throw refused('otp_disabled');
  if (config.GOTRUE_DISABLE_SIGNUP) throw refused('signup_disabled');
}
