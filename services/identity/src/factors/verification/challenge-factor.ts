import type { Actor } from '@sidework/chassis/http/actor';
import type { FactorChallengeView } from '@sidework/contracts/identity/factors/auth-factors';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { takeOne } from '../../limits/rate-limits.ts';
import { readChannel } from '../../sms/channel.ts';
import { transactionThatTexts } from '../../sms/texting.ts';
import type { Source } from '../../source.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { requireMayComplete } from '../owners/require-room.ts';
import { begin } from '../rules/challenge.ts';
import { getFactor, insertChallenge } from '../rules/queries.ts';
import { requireOwnType, requireSwitchedOn } from '../rules/switches.ts';
import { askForKey } from './ask-for-key.ts';
import { countText } from './count-text.ts';
import { requirePause, sendCode } from './send-code.ts';

/** The limit is for one session, because an attacker with the password has sessions of their own to use up. */
const mostChallenges = { count: 30, seconds: 300 };

/** Asks for a proof of a factor, which is to be given in the same session and from the same address. */
export async function challengeFactor(
  deps: Deps,
  actor: Actor,
  factorId: string,
  channel: string | null | undefined,
  source: Source,
): Promise<FactorChallengeView> {
  const { db, config, now } = deps;
  const found = await getFactor(db, actor.id, factorId);
  const type = requireOwnType(found.factorType);
  requireSwitchedOn(config, 'verify', type);
  await takeOne(db, `factor challenges ${actor.sessionId}`, mostChallenges);
  const sentBy = type === 'phone' ? readChannel(channel) : undefined;
  if (sentBy) {
    requirePause(deps, found);
    await countText(deps, found, source);
  }
  return transactionThatTexts(deps, async (tx) => {
    const owner = await lockOwner(tx, actor);
    const factor = await getFactor(tx, actor.id, factorId);
    await requireMayComplete(deps, tx, owner, factor);
    const asking = { id: uuidv7(), factorId, sessionId: owner.session.id, address: source.address };
    const challenge = begin(asking, config.GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION, now());
    const view = {
      id: challenge.id,
      type,
      expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
    };
    if (type === 'webauthn')
      return { ...view, webauthn: await askForKey(deps, tx, owner, factor, challenge) };
    if (sentBy) await sendCode(deps, tx, factor, challenge, sentBy);
    else await insertChallenge(tx, challenge);
    return view;
  });
}
