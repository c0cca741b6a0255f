import { randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { Metadata } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { textedPurposes } from './channels.ts';
import type { Purpose } from './table.ts';
import { deleteToken, noteSent, saveToken } from './token-queries.ts';

export interface NewToken {
  userId: string;
  purpose: Purpose;
  /** The address or number that the message goes to. */
  sentTo: string;
  /** The flow of a client that waits for a code to exchange. */
  flowStateId?: string | undefined;
  /** A code that is known beforehand, of a number for tests. */
  code?: string | undefined;
  /** Kept of the token before where it is left out. */
  resetWith?: Metadata | undefined;
}

/** The token of a link and the code to type; only their hashes are kept. */
export interface Made {
  token: string;
  code: string;
}

/** Says in the link itself that a client waits for a code, also once its token is gone. */
export const pkcePrefix = 'pkce_';

const isTexted = (purpose: Purpose) => textedPurposes.includes(purpose);

/** A new token and code for a purpose, which end the ones before them. */
export async function makeToken(
  deps: Pick<Deps, 'now' | 'config' | 'seal'>,
  tx: Tx,
  given: NewToken,
): Promise<Made> {
  const { now, config, seal } = deps;
  const { userId, purpose, sentTo, flowStateId } = given;
  const token = `${flowStateId ? pkcePrefix : ''}${randomBytes(32).toString('base64url')}`;
  const isText = isTexted(purpose);
  const code =
    given.code ?? newCode(isText ? config.GOTRUE_SMS_OTP_LENGTH : config.GOTRUE_MAILER_OTP_LENGTH);
  const createdAt = now();
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  const made = {
    tokenHash: hashOf(token),
    codeHash: seal.digest(`${userId} ${purpose}`, code),
    tries: 0,
    sentTo,
    flowStateId: flowStateId ?? null,
    createdAt,
    expiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.GOTRUE_MAILER_OTP_EXP),
    codeExpiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.MAILED_CODE_EXP),
    resetWith: given.resetWith,
  };
  await saveToken(tx, { userId, purpose, ...made });
  await noteSent(tx, userId, purpose, createdAt);
  return { token, code };
}

/** Removes the token of a message that was not sent, so that the user can ask again at once. */
export async function takeTokenBack(
  tx: Tx,
  { userId, purpose, token }: { userId: string; purpose: Purpose; token: string },
) {
  if (await deleteToken(tx, userId, purpose, token)) await noteSent(tx, userId, purpose, null);
}

/** Decimal digits, each as likely as the others. */
export const newCode = (length: number) =>
  Array.from({ length }, () => String(randomInt(10))).join('');
