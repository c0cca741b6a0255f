import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';

/**
 * Whether a code may make an account for who has none. Where addresses are confirmed by mail the answer is the same either
 * way, since it would tell who has one; elsewhere GoTrue tells the client that asked not to sign anybody up.
 */
export function mayOpenAccount({ config }: Pick<Deps, 'config'>, isWished: boolean): boolean {
  if (isWished && !config.GOTRUE_DISABLE_SIGNUP) return true;
  if (!config.GOTRUE_MAILER_AUTOCONFIRM) return false;
  throw refused(isWished ? 'signup_disabled' : 'otp_disabled');
}
