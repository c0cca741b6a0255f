import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/identity/events';
import { type KidsPermit, kidsPermits } from '@sidework/contracts/identity/kids/kids';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { consents } from '../family/consents/table.ts';
import { guardianLinks } from '../family/guardians/table.ts';
import type { Kid } from './kid.ts';
import { needsOf } from './needs.ts';
import { type KidsProfile, kidsProfiles } from './table.ts';

/** The child with who looks after it; undefined of who is none. */
export async function findKid(db: Db, childId: string): Promise<Kid | undefined> {
  const [row] = await db.select().from(kidsProfiles).where(eq(kidsProfiles.profileId, childId));
  if (!row) return undefined;
  return {
    row,
    guardianIds: await guardianIdsOf(db, childId),
    permits: await permitsOf(db, childId),
  };
}

export async function lockKid(tx: Tx, childId: string): Promise<KidsProfile> {
  const [row] = await tx
    .select()
    .from(kidsProfiles)
    .where(eq(kidsProfiles.profileId, childId))
    .for('update');
  if (!row) throw notFound('not_found');
  return row;
}

export async function saveKid(tx: Tx, { profileId, ...kid }: KidsProfile): Promise<void> {
  await tx.update(kidsProfiles).set(kid).where(eq(kidsProfiles.profileId, profileId));
}

/** Nothing waits because of it any more. */
export async function forgetKid(tx: Tx, childId: string, at: Date): Promise<void> {
  const forgotten = await tx
    .delete(kidsProfiles)
    .where(eq(kidsProfiles.profileId, childId))
    .returning();
  await meetNeeds(tx, { needMet }, forgotten.flatMap(needsOf), at);
}

export async function guardianIdsOf(db: Db, childId: string): Promise<string[]> {
  const links = await db
    .select({ guardianId: guardianLinks.guardianId })
    .from(guardianLinks)
    .where(and(eq(guardianLinks.childId, childId), isNull(guardianLinks.endedAt)))
    .orderBy(asc(guardianLinks.createdAt), asc(guardianLinks.id));
  return links.map(({ guardianId }) => guardianId);
}

/** Gives the permits that every guardian with a valid consent gave; one missing permit is enough to refuse. */
async function permitsOf(db: Db, childId: string): Promise<KidsPermit[]> {
  const given = await db
    .select({ permits: consents.permits })
    .from(consents)
    .where(and(eq(consents.childId, childId), eq(consents.status, 'given')));
  if (given.length === 0) return [];
  return kidsPermits.filter((permit) => given.every(({ permits }) => permits.includes(permit)));
}

/** Remembers what every service hears of the child now, so that its change by time alone is noticed. */
export async function setTold(
  tx: Tx,
  childId: string,
  told: Pick<KidsProfile, 'toldMayAct' | 'toldAgeBand'>,
): Promise<void> {
  await tx.update(kidsProfiles).set(told).where(eq(kidsProfiles.profileId, childId));
}
