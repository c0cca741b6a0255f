import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { deviceName } from '../known-devices/device-name.ts';
import { sessions } from './table.ts';

/** For a child, sessions are listed without their addresses. */
export async function gatherSessions(db: Db, userId: string, isKid: boolean): Promise<OwnFile> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
  return {
    name: 'sessions.json',
    about: 'Where you signed in.',
    rows: rows.map((session) => ({
      device: deviceName(session.userAgent),
      ...(!isKid && { address: session.address }),
      since: session.createdAt.toISOString(),
      lastRenewedAt: session.refreshedAt?.toISOString() ?? null,
      endedAt: session.revokedAt?.toISOString() ?? null,
    })),
  };
}
