import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { oauthClients } from '../oauth-server/applications/table.ts';
import { sessions } from '../sessions/table.ts';

/** A person does not need more; the least recently used sessions are left out. */
const most = 200;

export async function findStandingSession(db: Db, { id, sessionId }: Actor) {
  const [own] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.revokedAt)));
  return own;
}

export function standingSessions(db: Db, userId: string) {
  return db
    .select({ session: sessions, application: oauthClients.name })
    .from(sessions)
    .leftJoin(oauthClients, eq(oauthClients.id, sessions.oauthClientId))
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(most);
}
