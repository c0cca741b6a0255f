import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { newCode } from '../one-time-tokens/make-token.ts';
import { refused } from '../refusals/refusal.ts';
import type { Channel } from '../sms/sms.ts';
import * as texts from '../sms/texting.ts';
import { insertChallenge, takeChallengeBack } from './queries.ts';
import type { Factor, FactorChallenge } from './table.ts';

export function requireChannel(channel: string | null | undefined): Channel {
  if (!channel || channel === 'sms') return 'sms';
  if (channel === 'whatsapp') return channel;
  throw refused('validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'");
}

/** Of several who ask at once, one has by now been sent a code. */
export function requirePause({ config, now }: Deps, { lastChallengedAt }: Factor) {
  if (!lastChallengedAt) return;
  const passed = (now().getTime() - lastChallengedAt.getTime()) / 1000;
  const left = Math.ceil(config.GOTRUE_MFA_PHONE_MAX_FREQUENCY - passed);
  if (left > 0)
    throw refused(
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${left} seconds.`,
      { retryAfterSeconds: left },
    );
}

/** Texts the code that answers `challenge`; a number for tests has one that it knows. */
export async function sendCode(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  channel: Channel,
) {
  requirePause(deps, factor);
  const { config, seal } = deps;
  const known = config.GOTRUE_SMS_TEST_OTP[factor.phone ?? ''];
  const code = known ?? newCode(config.GOTRUE_MFA_PHONE_OTP_LENGTH);
  await insertChallenge(tx, { ...challenge, codeHash: seal.digest(challenge.id, code) });
  if (known) return;
  const text = config.GOTRUE_SMS_TEMPLATE.replace(/\{\{\s*\.Code\s*\}\}/g, code);
  const takeBack = (undoing: Tx) => takeChallengeBack(undoing, challenge);
  texts.text(tx, { to: factor.phone ?? '', text, channel, takeBack });
}
