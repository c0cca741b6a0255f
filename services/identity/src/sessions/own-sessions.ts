import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { OwnSession } from '@sidework/contracts/identity/sessions/own-sessions';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { oauthClients } from '../oauth-server/table.ts';
import { requireStanding } from './admission.ts';
import { deviceName } from './device-name.ts';
import { lifetimesOf } from './lifetimes.ts';
import { expiry, lastUse } from './session.ts';
import { type Session, sessions } from './table.ts';

/** More than anybody looks through; the ones that were not used for longest are left out. */
const most = 200;

/** Where the actor is signed in, newest use first; without those that can no longer be renewed. */
export async function ownSessions(deps: Deps, actor: Actor): Promise<OwnSession[]> {
  await requireOwn(deps.db, actor);
  return sessionsOfUser(deps, actor.id, actor.sessionId);
}

/** The same of anybody; `current` is the session that asks, where it is one of theirs. */
export async function sessionsOfUser(
  { db, now, config }: Deps,
  userId: string,
  current?: string,
): Promise<OwnSession[]> {
  const standing = await standingSessions(db, userId);
  return standing
    .filter(({ session }) => !expiry(session, now(), lifetimesOf(config)))
    .map(({ session, application }) => toOwnSession(session, application, current));
}

/** Whoever lists sessions has one of them. */
async function requireOwn(db: Db, { id, sessionId }: Actor) {
  const [own] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), isNull(sessions.revokedAt)));
  requireStanding(own);
}

function standingSessions(db: Db, userId: string) {
  return db
    .select({ session: sessions, application: oauthClients.name })
    .from(sessions)
    .leftJoin(oauthClients, eq(oauthClients.id, sessions.oauthClientId))
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(most);
}

const toOwnSession = (
  session: Session,
  application: string | null,
  current: string | undefined,
): OwnSession => ({
  id: session.id,
  device: deviceName(session.userAgent),
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: lastUse(session).toISOString(),
  isCurrent: session.id === current,
  aal: session.aal,
  application,
});
