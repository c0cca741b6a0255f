import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import { identities, users } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import type { Lifetimes } from './session.ts';
import { type RefreshToken, refreshTokens, type Session, sessions } from './table.ts';

/**
 * Writes the session, its first token and the time of the sign-in. It is one statement, because the sign-in waits for
 * each.
 */
export async function insertSession(tx: Tx, session: Session, tokenHash: string) {
  const { id, userId, createdAt } = session;
  const begun = tx
    .$with('begun')
    .as(tx.insert(sessions).values(session).returning({ id: sessions.id }));
  const signedIn = { lastSignInAt: createdAt };
  const user = tx
    .$with('signed_in')
    .as(tx.update(users).set(signedIn).where(eq(users.id, userId)).returning({ id: users.id }));
  const ways = tx
    .$with('ways')
    .as(
      tx
        .update(identities)
        .set(signedIn)
        .where(eq(identities.userId, userId))
        .returning({ id: identities.id }),
    );
  await tx
    .with(begun, user, ways)
    .insert(refreshTokens)
    .values({ tokenHash, sessionId: id, generation: 1, createdAt });
}

/** Finds the session that a token belongs to, unless the session has ended. */
export async function findSessionOfToken(db: Db, tokenHash: string): Promise<Session | undefined> {
  const owning = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, owning), isNull(sessions.revokedAt)));
  return session;
}

/** Finds the presented token and the active token of a session that has not ended. */
export async function presentedAndActive(db: Db, sessionId: string, tokenHash: string) {
  const rows = await db
    .select(getTableColumns(refreshTokens))
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        or(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.replacedAt)),
      ),
    );
  const presented = rows.find((row) => row.tokenHash === tokenHash);
  const active = rows.find((row) => row.replacedAt === null);
  // The session ended after the caller had found it.
  if (!presented || !active) throw refused('refresh_token_not_found');
  return { presented, active };
}

/**
 * Replaces the active token of a session that stands. Returns false if another request replaced it first.
 * This is one statement outside a transaction, so that the database holds the lock on the session for no round trip:
 * many requests may present one token at once, and each waits for that lock. The statement locks the session before the
 * token, because a second-factor proof and a deletion lock them in this order, and the reverse order could deadlock.
 */
export async function replaceActiveToken(
  db: Db,
  { tokenHash, sessionId, generation }: RefreshToken,
  nextHash: string,
  at: Date,
  { address, userAgent }: Source,
): Promise<boolean> {
  const standing = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('no key update')
    .as('standing');
  const replaced = db.$with('replaced').as(
    db
      .update(refreshTokens)
      .set({ replacedAt: at })
      .from(standing)
      .where(
        and(
          eq(refreshTokens.sessionId, standing.id),
          eq(refreshTokens.tokenHash, tokenHash),
          isNull(refreshTokens.replacedAt),
        ),
      )
      .returning({ sessionId: refreshTokens.sessionId }),
  );
  const used = db
    .$with('used')
    .as(
      db
        .update(sessions)
        .set({ refreshedAt: at, address, userAgent })
        .from(replaced)
        .where(eq(sessions.id, replaced.sessionId))
        .returning({ id: sessions.id }),
    );
  const next = db
    .select({
      tokenHash: sql<string>`${nextHash}::text`.as('token_hash'),
      sessionId: replaced.sessionId,
      generation: sql<number>`${generation + 1}::integer`.as('generation'),
      createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as('created_at'),
      replacedAt: sql<null>`null::timestamptz`.as('replaced_at'),
    })
    .from(replaced);
  const inserted = await db
    .with(replaced, used)
    .insert(refreshTokens)
    .select(next)
    .returning({ generation: refreshTokens.generation });
  return inserted.length > 0;
}

/** Whether the person has used no other session of their own since; what an application does is not theirs. */
export async function isNewestOfUser(db: Db, { id, userId }: Session): Promise<boolean> {
  const [newest] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isNull(sessions.oauthClientId)),
    )
    .orderBy(desc(sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(1);
  return newest?.id === id;
}

/** The user and the session of a token. */
type Bearer = Pick<Actor, 'id' | 'sessionId'>;

/** The actor's own session, if it still stands; a sign-out waits until this transaction is through. */
export async function findStandingSession(tx: Tx, actor: Bearer): Promise<Session | undefined> {
  const [session] = await tx.select().from(sessions).where(standing(actor)).for('share');
  return session;
}

export async function requireSession(tx: Tx, actor: Bearer): Promise<Session> {
  const session = await findStandingSession(tx, actor);
  if (!session) throw refused('session_not_found');
  return session;
}

export async function getSession(db: Db, actor: Bearer): Promise<Session> {
  const [session] = await db.select().from(sessions).where(standing(actor));
  if (!session) throw refused('session_not_found');
  return session;
}

const standing = ({ id, sessionId }: Bearer) =>
  and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.revokedAt));

const lapsedAtOnce = 100;

/** Locks standing sessions of which one of the lifetimes had run out at a time. */
export async function lockLapsed(tx: Tx, at: Date, { timebox, inactivity }: Lifetimes) {
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000).toISOString();
  const used = sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`;
  const lapsed = await tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        isNull(sessions.revokedAt),
        or(
          timebox ? sql`${sessions.createdAt} < ${before(timebox)}` : undefined,
          inactivity ? sql`${used} < ${before(inactivity)}` : undefined,
        ),
      ),
    )
    .limit(lapsedAtOnce)
    .for('no key update', { skipLocked: true });
  return { lapsed, hasMore: lapsed.length === lapsedAtOnce };
}

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
