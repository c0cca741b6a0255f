import type { Tx } from '@sidework/chassis/db';
import type { AuthSession } from '@sidework/contracts/identity/auth';
import { v7 as uuidv7 } from 'uuid';
import { getAccount, noteSignIn } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from './refresh-tokens.ts';
import { refreshTokens, type Session, sessions } from './table.ts';
import { toAuthSession } from './view.ts';

/** Begins a session for who has just proved to be the user, by `method`. */
export async function startSession(
  deps: Deps,
  tx: Tx,
  userId: string,
  method: 'password' | 'otp',
): Promise<AuthSession> {
  const at = deps.now();
  const token = deps.refreshTokens.first();
  const session: Session = {
    id: uuidv7(),
    userId,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
    createdAt: at,
    refreshedAt: null,
    revokedAt: null,
  };
  await tx.insert(sessions).values(session);
  await tx.insert(refreshTokens).values({
    tokenHash: hashOf(token),
    sessionId: session.id,
    generation: 1,
    createdAt: at,
  });
  await noteSignIn(tx, userId, at);
  return toAuthSession(deps, await getAccount(tx, userId), session, token);
}
