import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { v7 as uuidv7 } from 'uuid';
import { getAccount } from '../accounts/queries.ts';
import { requireNotBanned } from '../bans/rules/ban.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { rememberDevice } from '../known-devices/known-devices.ts';
import type { Source } from '../source.ts';
import { insertSession } from './queries.ts';
import type { Session } from './table.ts';
import { toAuthSession } from './view.ts';

/** How a person proved who they are, as the claim `amr` names it. */
export type Method =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'oauth'
  | 'anonymous'
  | 'passkey'
  | 'oauth_provider/authorization_code';

export interface Start {
  method: Method;
  source: Source;
  /** The application that was let in; its token opens nothing but what identity tells of the person. */
  oauth?: { clientId: string; scope: string };
}

/** The person themselves is not at the other end, or has not proved to be anybody. */
const withoutDevice: Method[] = ['anonymous', 'oauth_provider/authorization_code'];

/** Begins a session for who has just proved to be the user. */
export async function startSession(
  deps: Deps,
  tx: Tx,
  userId: string,
  { method, source, oauth }: Start,
): Promise<AuthSession> {
  const at = deps.now();
  const token = deps.refreshTokens.first();
  const session: Session = {
    id: uuidv7(),
    userId,
    aal: 'aal1',
    factorId: null,
    userAgent: source.userAgent,
    address: source.address,
    oauthClientId: oauth?.clientId ?? null,
    oauthScope: oauth?.scope ?? null,
    amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
    createdAt: at,
    refreshedAt: null,
    revokedAt: null,
  };
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
