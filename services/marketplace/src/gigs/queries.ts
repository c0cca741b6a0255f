import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { licensesOf } from '../licenses/shown-licenses.ts';
import type { Gig, NewGig } from './gig.ts';
import { professionalGigs } from './table.ts';

export async function insertGig(tx: Tx, gig: NewGig): Promise<Gig> {
  const [inserted] = await tx.insert(professionalGigs).values(gig).returning();
  if (!inserted) throw notFound('gig_not_found');
  return inserted;
}

export async function lockGig(tx: Tx, id: string): Promise<Gig> {
  const [gig] = await tx
    .select()
    .from(professionalGigs)
    .where(eq(professionalGigs.id, id))
    .for('update');
  if (!gig) throw notFound('gig_not_found');
  return gig;
}

/** Undefined where it is deleted already. */
export async function lockGigToDelete(tx: Tx, id: string): Promise<Gig | undefined> {
  const [gig] = await tx
    .select()
    .from(professionalGigs)
    .where(and(eq(professionalGigs.id, id), ne(professionalGigs.status, 'deleted')))
    .for('update');
  return gig;
}

export const saveGig = (tx: Tx, before: Gig, after: Gig): Promise<void> =>
  save(tx, professionalGigs, before, after);

/** Marks a gig that work of its professional refers to; one of another professional stays as it is. */
export async function referToGig(tx: Tx, id: string, professionalId: string): Promise<void> {
  await tx
    .update(professionalGigs)
    .set({ isReferredTo: true })
    .where(and(eq(professionalGigs.id, id), eq(professionalGigs.professionalId, professionalId)));
}

export async function deleteRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(professionalGigs).where(eq(professionalGigs.id, id));
}

/** Some gigs of a person that are not deleted yet. */
export function lockGigsOf(
  tx: Tx,
  professionalId: string,
  limit: number,
  { isYouth }: { isYouth?: boolean },
): Promise<Gig[]> {
  return tx
    .select()
    .from(professionalGigs)
    .where(
      and(
        eq(professionalGigs.professionalId, professionalId),
        ne(professionalGigs.status, 'deleted'),
        isYouth === undefined ? undefined : eq(professionalGigs.isYouth, isYouth),
      ),
    )
    .orderBy(professionalGigs.id)
    .limit(limit)
    .for('update');
}

const ownerLocation = sql<string | null>`(
  select person.location from people person where person.id = ${professionalGigs.professionalId})`;

const withTown = (tx: Tx) =>
  tx.select({ gig: professionalGigs, ownerLocation }).from(professionalGigs);

/** Some gigs whose town was never looked for; those that another process has locked are skipped. */
export const lockUnsoughtGigs = (tx: Tx, limit: number) =>
  withTown(tx)
    .where(
      and(
        eq(professionalGigs.isPlaceSought, false),
        eq(professionalGigs.isYouth, false),
        ne(professionalGigs.status, 'deleted'),
      ),
    )
    .orderBy(professionalGigs.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** Some gigs that an older version posted; those that another process has locked are skipped. */
export const lockUntoldGigs = (tx: Tx, limit: number): Promise<Gig[]> =>
  tx
    .select()
    .from(professionalGigs)
    .where(
      and(
        eq(professionalGigs.isToldWhole, false),
        eq(professionalGigs.isYouth, false),
        ne(professionalGigs.status, 'deleted'),
      ),
    )
    .orderBy(professionalGigs.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** The gigs of an adult that name no town of their own. */
export const lockGigsWithoutTown = (tx: Tx, ownerId: string) =>
  withTown(tx)
    .where(
      and(
        eq(professionalGigs.professionalId, ownerId),
        isNull(professionalGigs.location),
        eq(professionalGigs.isYouth, false),
        ne(professionalGigs.status, 'deleted'),
      ),
    )
    .orderBy(professionalGigs.id)
    .for('no key update');

/** The categories of the gigs that a professional offers. */
export async function categoriesOffered(db: Db, professionalId: string): Promise<string[]> {
  const offered = await db
    .selectDistinct({ category: professionalGigs.category })
    .from(professionalGigs)
    .where(
      and(
        eq(professionalGigs.professionalId, professionalId),
        eq(professionalGigs.status, 'active'),
      ),
    );
  return offered.map(({ category }) => category);
}

const owned = (db: Db) =>
  db
    .select({ gig: professionalGigs, professional: people, licenses: licensesOf(people.id) })
    .from(professionalGigs)
    .innerJoin(people, eq(people.id, professionalGigs.professionalId));

export type ShownGig = Awaited<ReturnType<typeof gigsForOwner>>[number];

export async function findGig(db: Db, id: string): Promise<ShownGig | undefined> {
  const [row] = await owned(db).where(eq(professionalGigs.id, id));
  return row;
}

export function gigsForOwner(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return owned(db)
    .where(
      and(
        eq(professionalGigs.professionalId, actor.id),
        ne(professionalGigs.status, 'deleted'),
        olderThan(professionalGigs.createdAt, professionalGigs.id, cursor),
      ),
    )
    .orderBy(desc(professionalGigs.createdAt), desc(professionalGigs.id))
    .limit(limit + 1);
}

/** An adult who may act and has a gig on the list. */
const active = and(eq(professionalGigs.status, 'active'), eq(professionalGigs.isYouth, false));

/** The page of a professional names one area of so many of the newest gigs. */
const mostCompared = 50;

export const areasOf = (db: Db, professionalId: string) =>
  db
    .select({ location: professionalGigs.location, offer: professionalGigs.offer })
    .from(professionalGigs)
    .where(and(eq(professionalGigs.professionalId, professionalId), active))
    .orderBy(desc(professionalGigs.createdAt), desc(professionalGigs.id))
    .limit(mostCompared);

export async function findPro(db: Db, id: string) {
  const [row] = await owned(db)
    .where(
      and(
        eq(people.id, id),
        eq(people.mayAct, true),
        ne(people.accountType, 'sidework_kids'),
        active,
      ),
    )
    .limit(1);
  return row;
}
