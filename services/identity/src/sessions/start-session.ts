import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { v7 as uuidv7 } from 'uuid';
import { getAccount } from '../accounts/queries.ts';
import { requireNotBanned } from '../bans/rules/ban.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { rememberDevice } from '../known-devices/known-devices.ts';
import { insertSession } from './queries.ts';
import * as Session from './session.ts';
import { toAuthSession } from './view.ts';

/** The person themselves is not at the other end, or has not proved to be anybody. */
const withoutDevice: Session.Method[] = ['anonymous', 'oauth_provider/authorization_code'];

/** Begins a session for who has just proved to be the user. */
export async function startSession(
  deps: Deps,
  tx: Tx,
  userId: string,
  start: Session.Start,
): Promise<AuthSession> {
  const { method, source } = start;
  const at = deps.now();
  const token = deps.refreshTokens.first();
  const session = Session.begin({ id: uuidv7(), userId }, start, at);
  await insertSession(tx, session, hashOf(token));
  const device = withoutDevice.includes(method) ? undefined : source.device;
  // Asked together, they are one round trip.
  const [account] = await Promise.all([
    getAccount(tx, userId),
    device && rememberDevice(deps, tx, userId, device),
  ]);
  requireNotBanned(account.user, at);
  return toAuthSession(deps, account, session, token);
}
