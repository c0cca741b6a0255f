import { randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { deleteToken, noteSent, saveToken } from './queries.ts';
import type { Purpose } from './table.ts';
import * as Token from './token.ts';

/** The token of a link and the code to type; only their hashes are kept. */
export interface Made {
  token: string;
  code: string;
}

/** Says in the link itself that a client waits for a code, also once its token is gone. */
export const pkcePrefix = 'pkce_';

/** A new token and code for a purpose, which end the ones before them. */
export async function makeToken(
  deps: Pick<Deps, 'now' | 'config' | 'seal'>,
  tx: Tx,
  given: Token.NewToken,
): Promise<Made> {
  const { now, config, seal } = deps;
  const { userId, purpose, flowStateId } = given;
  const at = now();
  const token = `${flowStateId ? pkcePrefix : ''}${randomBytes(32).toString('base64url')}`;
  const code = given.code ?? newCode(Token.codeLengthOf(purpose, config));
  const hashes = { tokenHash: hashOf(token), codeHash: seal.digest(`${userId} ${purpose}`, code) };
  await saveToken(tx, Token.begin(given, hashes, config, at));
  await noteSent(tx, userId, purpose, at);
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
