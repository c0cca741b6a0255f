import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { newCode } from '../../one-time-tokens/tokens/make-token.ts';
import { codeText } from '../../sms/code-text.ts';
import type { Channel } from '../../sms/sms.ts';
import * as texts from '../../sms/texting.ts';
import { requirePauseBetween } from '../rules/challenge.ts';
import { insertChallenge, takeChallengeBack } from '../rules/queries.ts';
import type { Factor, FactorChallenge } from '../rules/table.ts';

export const requirePause = ({ config, now }: Deps, factor: Factor) =>
  requirePauseBetween(factor, config.GOTRUE_MFA_PHONE_MAX_FREQUENCY, now());

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
  const text = codeText(config, code);
  const takeBack = (undoing: Tx) => takeChallengeBack(undoing, challenge);
  texts.text(tx, { to: factor.phone ?? '', text, channel, takeBack });
}
