import type { Actor } from '@sidework/chassis/actor';
import type { Tx } from '@sidework/chassis/db';
import type { FactorChallengeView } from '@sidework/contracts/identity/auth-factors';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireSmsBudget } from '../limits/message-budget.ts';
import { takeOne } from '../limits/rate-limits.ts';
import { newCode } from '../one-time-tokens/queries.ts';
import { creationOptions, requestOptions } from '../passkeys/ceremonies.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { refused } from '../refusals/refusal.ts';
import type { Channel } from '../sms/sms.ts';
import type { Source } from '../source.ts';
import { lockOwner, type Owner } from './lock-owner.ts';
import { getFactor, insertChallenge, listFactorsOf } from './queries.ts';
import { requireMayComplete } from './require-room.ts';
import { requireOwnType, requireSwitchedOn } from './switches.ts';
import type { Factor, FactorChallenge } from './table.ts';

/** Of one user, whatever the factor. */
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
  await takeOne(db, `factor challenges ${actor.id}`, mostChallenges);
  const sentBy = type === 'phone' ? requireChannel(channel) : undefined;
  if (sentBy) {
    requirePause(deps, found);
    await requireSmsBudget(db, config);
  }
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    const factor = await getFactor(tx, actor.id, factorId);
    await requireMayComplete(tx, owner, factor);
    const challenge = blankChallenge(factor, owner, source, now(), config);
    const view = {
      id: challenge.id,
      type,
      expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
    };
    if (sentBy) await sendCode(deps, tx, factor, challenge, sentBy);
    if (type !== 'webauthn') {
      if (!sentBy) await insertChallenge(tx, challenge);
      return view;
    }
    return { ...view, webauthn: await askForKey(deps, tx, owner, factor, challenge) };
  });
}

const blankChallenge = (
  factor: Factor,
  { session }: Owner,
  { address }: Source,
  createdAt: Date,
  { GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION: seconds }: Deps['config'],
): FactorChallenge => ({
  id: uuidv7(),
  factorId: factor.id,
  sessionId: session.id,
  address,
  codeHash: null,
  webauthnChallenge: null,
  tries: 0,
  createdAt,
  expiresAt: new Date(createdAt.getTime() + seconds * 1000),
  verifiedAt: null,
});

function requireChannel(channel: string | null | undefined): Channel {
  if (!channel || channel === 'sms') return 'sms';
  if (channel === 'whatsapp') return channel;
  throw refused('validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'");
}

function requirePause({ config, now }: Deps, { lastChallengedAt }: Factor) {
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

async function sendCode(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  channel: Channel,
) {
  // Of several who ask at once, one has by now been sent a code.
  requirePause(deps, factor);
  const { config, seal, sms } = deps;
  const code = newCode(config.GOTRUE_MFA_PHONE_OTP_LENGTH);
  await insertChallenge(tx, { ...challenge, codeHash: seal.digest(challenge.id, code) });
  const text = config.GOTRUE_SMS_TEMPLATE.replace(/\{\{\s*\.Code\s*\}\}/g, code);
  await sms.send(tx, { to: factor.phone ?? '', text, channel });
}

/** A key that is being enrolled is made now; one that was is asked to sign. */
async function askForKey(
  { config }: Deps,
  tx: Tx,
  { user }: Owner,
  factor: Factor,
  challenge: FactorChallenge,
) {
  const rp = relyingPartyOf(config);
  const holder = { handle: factor.id, name: user.email ?? user.phone ?? user.id };
  const own = await listFactorsOf(tx, user.id);
  const options =
    factor.status === 'verified'
      ? await requestOptions(
          rp,
          own.filter(({ id }) => id === factor.id).flatMap(toKnown),
          'second',
        )
      : await creationOptions(rp, holder, own.flatMap(toKnown), 'second');
  await insertChallenge(tx, { ...challenge, webauthnChallenge: options.challenge });
  return {
    type: factor.status === 'verified' ? ('request' as const) : ('create' as const),
    credential_options: { publicKey: { ...options } },
  };
}

const toKnown = ({ credentialId, transports }: Factor) =>
  credentialId ? [{ id: credentialId, transports: transports ?? [] }] : [];
