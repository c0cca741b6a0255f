import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Purpose } from '../tokens/table.ts';
import { secondsToWait } from '../tokens/token.ts';

const ways = {
  mail: { setting: 'GOTRUE_SMTP_MAX_FREQUENCY', code: 'over_email_send_rate_limit' },
  text: { setting: 'GOTRUE_SMS_MAX_FREQUENCY', code: 'over_sms_send_rate_limit' },
} as const;

/** The signed-in user, unlike a stranger, is told that a message has just gone out. */
export function requirePause(deps: Deps, user: User, purpose: Purpose, way: keyof typeof ways) {
  const { setting, code } = ways[way];
  const retryAfterSeconds = secondsToWait(user, purpose, deps.config[setting], deps.now());
  if (retryAfterSeconds === 0) return;
  const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  throw refused(code, message, { retryAfterSeconds });
}
