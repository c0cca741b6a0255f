import type { Actor } from '@sidework/chassis/actor';
import type { Db, Tx } from '@sidework/chassis/db';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { type RefreshToken, refreshTokens, type Session, sessions } from './table.ts';

/** The session that a token presents, locked, so that renewals of one session queue up. */
export async function lockSessionOfToken(tx: Tx, tokenHash: string): Promise<Session | undefined> {
  const owning = tx
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, owning), isNull(sessions.revokedAt)))
    .for('update');
  return session;
}

export async function presentedAndActive(tx: Tx, sessionId: string, tokenHash: string) {
  const rows = await tx
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        or(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.replacedAt)),
      ),
    );
  const presented = rows.find((row) => row.tokenHash === tokenHash);
  const active = rows.find((row) => row.replacedAt === null);
  if (!presented || !active) throw new Error(`The session ${sessionId} has no active token.`);
  return { presented, active };
}

export async function replaceToken(
  tx: Tx,
  { tokenHash, sessionId, generation }: RefreshToken,
  nextHash: string,
  at: Date,
  { address, userAgent }: Source,
) {
  await tx
    .update(refreshTokens)
    .set({ replacedAt: at })
    .where(eq(refreshTokens.tokenHash, tokenHash));
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: nextHash, sessionId, generation: generation + 1, createdAt: at });
  await tx
    .update(sessions)
    .set({ refreshedAt: at, address, userAgent })
    .where(eq(sessions.id, sessionId));
}

/** The actor's own session, if it still stands; a sign-out waits until this transaction is through. */
export async function findStandingSession(tx: Tx, actor: Actor): Promise<Session | undefined> {
  const [session] = await tx.select().from(sessions).where(standing(actor)).for('share');
  return session;
}

export async function requireSession(tx: Tx, actor: Actor): Promise<Session> {
  const session = await findStandingSession(tx, actor);
  if (!session) throw refused('session_not_found');
  return session;
}

export async function getSession(db: Db, actor: Actor): Promise<Session> {
  const [session] = await db.select().from(sessions).where(standing(actor));
  if (!session) throw refused('session_not_found');
  return session;
}

const standing = ({ id, sessionId }: Actor) =>
  and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.revokedAt));

export type Which = 'all' | { only: string } | { allBut: string };

/** Marks sessions of a user as ended and gives their ids. */
export async function markRevoked(tx: Tx, userId: string, which: Which, at: Date) {
  const narrowed =
    which === 'all'
      ? undefined
      : 'only' in which
        ? eq(sessions.id, which.only)
        : ne(sessions.id, which.allBut);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), narrowed))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
