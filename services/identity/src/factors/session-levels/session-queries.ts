import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { and, eq, isNull } from 'drizzle-orm';
import { type RefreshToken, refreshTokens, type Session, sessions } from '../../sessions/table.ts';

export async function saveSession(tx: Tx, before: Session, after: Session): Promise<Session> {
  await save(tx, sessions, before, after);
  return after;
}

/** Lists the sessions that rest on a factor. */
export const sessionsResting = (tx: Tx, userId: string, factorId: string): Promise<Session[]> =>
  tx
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.factorId, factorId), isNull(sessions.revokedAt)),
    );

/** Lists the user's own sessions of aal1. An application may never do more than the user let it, so it is left out. */
export async function lesserSessions(tx: Tx, userId: string): Promise<string[]> {
  const lesser = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.aal, 'aal1'),
        isNull(sessions.oauthClientId),
        isNull(sessions.revokedAt),
      ),
    );
  return lesser.map(({ id }) => id);
}

export async function replaceActiveToken(
  tx: Tx,
  sessionId: string,
  at: Date,
): Promise<RefreshToken | undefined> {
  const [active] = await tx
    .update(refreshTokens)
    .set({ replacedAt: at })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.replacedAt)))
    .returning();
  return active;
}

export async function insertToken(tx: Tx, token: typeof refreshTokens.$inferInsert) {
  await tx.insert(refreshTokens).values(token);
}
