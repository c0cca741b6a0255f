import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq, or } from 'drizzle-orm';
import { auditLog } from '../audit/table.ts';
import { deviceName } from '../sessions/device-name.ts';
import { sessions } from '../sessions/table.ts';
import { dataExports } from './table.ts';

interface Person {
  userId: string;
  /** For a child, sessions are listed without their addresses. */
  isKid: boolean;
}

/** Gathers the actions of a person and those about their account. */
export async function gatherHistory(db: Db, { userId, isKid }: Person): Promise<OwnFile[]> {
  return [
    {
      name: 'sessions.json',
      about: 'Where you signed in.',
      rows: await sessionsOf(db, userId, isKid),
    },
    {
      name: 'records.json',
      about: 'What was done with your account, and what you did with those of others.',
      rows: await recordsOf(db, userId),
    },
    {
      name: 'exports.json',
      about: 'When your data was gathered.',
      rows: await exportsAbout(db, userId),
    },
  ];
}

async function sessionsOf(db: Db, userId: string, isKid: boolean) {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
  return rows.map((session) => ({
    device: deviceName(session.userAgent),
    ...(!isKid && { address: session.address }),
    since: session.createdAt.toISOString(),
    lastRenewedAt: session.refreshedAt?.toISOString() ?? null,
    endedAt: session.revokedAt?.toISOString() ?? null,
  }));
}

/** The author of an action is named only if it was the owner; staff and other accounts are not named. */
async function recordsOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.targetId, userId), eq(auditLog.actorId, userId)))
    .orderBy(auditLog.at, auditLog.id);
  return rows.map(({ action, actorId, targetId, at, service }) => ({
    action,
    by: actorId === userId ? 'you' : 'somebody else',
    about: targetId === userId ? 'you' : 'something else',
    in: service,
    at: at.toISOString(),
  }));
}

async function exportsAbout(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(dataExports.requestedAt);
  return rows.map(({ requestedAt, requestedBy }) => ({
    by: requestedBy === userId ? 'you' : 'a parent or guardian',
    requestedAt: requestedAt.toISOString(),
  }));
}
