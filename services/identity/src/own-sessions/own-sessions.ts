import type { Actor } from '@sidework/chassis/http/actor';
import type { OwnSession } from '@sidework/contracts/identity/own-sessions/own-sessions';
import type { Deps } from '../deps.ts';
import { deviceName } from '../known-devices/device-name.ts';
import { lifetimesOf } from '../sessions/lifetimes.ts';
import { expiry, lastUse } from '../sessions/session.ts';
import { requireStanding } from '../sessions/standing-session.ts';
import type { Session } from '../sessions/table.ts';
import { findStandingSession, standingSessions } from './queries.ts';

/** Lists the actor's sessions, newest use first, without those that can no longer be renewed. */
export async function ownSessions(deps: Deps, actor: Actor): Promise<OwnSession[]> {
  requireStanding(await findStandingSession(deps.db, actor));
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
