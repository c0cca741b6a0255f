import type { Db, Tx } from '@sidework/chassis/db/db';
import { waitingConsentStatuses } from '@sidework/contracts/identity/kids/kids';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { users } from '../../accounts/table.ts';
import { profiles } from '../../profiles/table.ts';
import { consents } from '../consents/table.ts';
import { guardianLinks } from './table.ts';

export interface Guardian {
  id: string;
  fullName: string;
}

const isLive = isNull(guardianLinks.endedAt);

/** Lists the guardians of a child, longest first. */
export function guardiansOf(db: Db, childId: string): Promise<Guardian[]> {
  return db
    .select({ id: profiles.id, fullName: profiles.fullName })
    .from(guardianLinks)
    .innerJoin(profiles, eq(profiles.id, guardianLinks.guardianId))
    .where(and(eq(guardianLinks.childId, childId), isLive))
    .orderBy(asc(guardianLinks.createdAt), asc(guardianLinks.id));
}

/** Lists the confirmed addresses of a child's guardians. */
export async function addressesOfGuardians(db: Db, childId: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.guardianId))
    .where(
      and(
        eq(guardianLinks.childId, childId),
        isLive,
        isNotNull(users.emailConfirmedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(guardianLinks.createdAt));
  return rows.flatMap(({ email }) => email ?? []);
}

/** Gives a person's address, if it is confirmed. */
export async function addressOf(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt), isNull(users.deletedAt)));
  return user?.email ?? null;
}

/** Lists which of these people look after a child, or have agreed to. */
export async function guardiansAmong(db: Db, ids: string[]): Promise<string[]> {
  const links = await db
    .selectDistinct({ id: guardianLinks.guardianId })
    .from(guardianLinks)
    .where(and(inArray(guardianLinks.guardianId, ids), isLive));
  const waiting = await db
    .selectDistinct({ id: consents.guardianId })
    .from(consents)
    .where(
      and(inArray(consents.guardianId, ids), inArray(consents.status, waitingConsentStatuses)),
    );
  return [...links, ...waiting].map(({ id }) => id);
}

/** Lists the children of a guardian, longest first. */
export async function childIdsOf(db: Db, guardianId: string): Promise<string[]> {
  const links = await db
    .select({ childId: guardianLinks.childId })
    .from(guardianLinks)
    .where(and(eq(guardianLinks.guardianId, guardianId), isLive))
    .orderBy(asc(guardianLinks.createdAt), asc(guardianLinks.id));
  return links.map(({ childId }) => childId);
}

/** The same children, with their names. */
export function childrenOf(db: Db, guardianId: string) {
  return db
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      accountType: profiles.accountType,
    })
    .from(guardianLinks)
    .innerJoin(profiles, eq(profiles.id, guardianLinks.childId))
    .where(and(eq(guardianLinks.guardianId, guardianId), isLive))
    .orderBy(asc(guardianLinks.createdAt), asc(guardianLinks.id));
}

export async function isGuardianOf(db: Db, guardianId: string, childId: string): Promise<boolean> {
  const [link] = await db
    .select({ id: guardianLinks.id })
    .from(guardianLinks)
    .where(
      and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId), isLive),
    );
  return link !== undefined;
}

/** From now on the guardian looks after the child; nothing where they do already. */
export async function linkGuardian(tx: Tx, childId: string, guardianId: string, at: Date) {
  await tx
    .insert(guardianLinks)
    .values({ id: uuidv7(), childId, guardianId, createdAt: at })
    .onConflictDoNothing();
}

export async function endLinks(tx: Tx, which: { childId: string; guardianId?: string }, at: Date) {
  const { childId, guardianId } = which;
  await tx
    .update(guardianLinks)
    .set({ endedAt: at })
    .where(
      and(
        eq(guardianLinks.childId, childId),
        isLive,
        guardianId === undefined ? undefined : eq(guardianLinks.guardianId, guardianId),
      ),
    );
}
