import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { professionalGigs } from '../gigs/table.ts';
import { jobRequests } from '../jobs/table.ts';
import type { SavedSearch } from './saved-search.ts';
import { savedSearches, savedSearchMatches } from './table.ts';

export type NewSavedSearch = typeof savedSearches.$inferInsert;

export const searchesOf = (db: Db, ownerId: string): Promise<SavedSearch[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.ownerId, ownerId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));

/** Lets the writes of one person that count their rows wait for each other. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, ownerId))
    .for('no key update');
}

export async function insertSearch(tx: Tx, search: NewSavedSearch): Promise<SavedSearch> {
  const [inserted] = await tx.insert(savedSearches).values(search).returning();
  if (!inserted) throw new Error('the search was not inserted');
  return inserted;
}

export async function lockSearch(tx: Tx, id: string): Promise<SavedSearch | undefined> {
  const [search] = await tx
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.id, id))
    .for('update');
  return search;
}

export const updateSearch = (tx: Tx, before: SavedSearch, after: SavedSearch): Promise<void> =>
  save(tx, savedSearches, before, after);

export async function removeSearch(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.id, id));
}

export async function forgetSearches(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.ownerId, ownerId));
}

/** Takes back what was found and not told, where its owner wants to hear of nothing. */
export async function dropUntold(tx: Tx, savedSearchId: string): Promise<void> {
  await tx
    .delete(savedSearchMatches)
    .where(
      and(eq(savedSearchMatches.savedSearchId, savedSearchId), isNull(savedSearchMatches.toldAt)),
    );
}

/** Searches with something to tell; another process that tells holds the lock of those it has taken. */
export function lockSearchesToTell(tx: Tx, at: Date, limit: number): Promise<SavedSearch[]> {
  const due = tx
    .select({ id: savedSearchMatches.savedSearchId })
    .from(savedSearchMatches)
    .where(and(isNull(savedSearchMatches.toldAt), lte(savedSearchMatches.tellAt, at)))
    .orderBy(savedSearchMatches.tellAt)
    .limit(limit);
  return tx
    .select()
    .from(savedSearches)
    .where(inArray(savedSearches.id, due))
    .for('update', { skipLocked: true });
}

/** The ids of what is told from now on; each is given once. */
export async function takeDueMatches(tx: Tx, savedSearchId: string, at: Date): Promise<string[]> {
  const taken = await tx
    .update(savedSearchMatches)
    .set({ toldAt: at })
    .where(
      and(
        eq(savedSearchMatches.savedSearchId, savedSearchId),
        isNull(savedSearchMatches.toldAt),
        lte(savedSearchMatches.tellAt, at),
      ),
    )
    .returning({ id: savedSearchMatches.subjectId });
  return taken.map(({ id }) => id);
}

export interface Found {
  id: string;
  title: string;
}

/** Those of some jobs that are open still, newest first. */
export const openJobs = (db: Db, ids: string[]): Promise<Found[]> =>
  db
    .select({ id: jobRequests.id, title: jobRequests.title })
    .from(jobRequests)
    .where(and(inArray(jobRequests.id, ids), eq(jobRequests.status, 'open')))
    .orderBy(desc(jobRequests.createdAt), desc(jobRequests.id));

/** Those of some gigs that are listed still, newest first. */
export const listedGigs = (db: Db, ids: string[]): Promise<Found[]> =>
  db
    .select({ id: professionalGigs.id, title: professionalGigs.title })
    .from(professionalGigs)
    .innerJoin(people, eq(people.id, professionalGigs.professionalId))
    .where(
      and(
        inArray(professionalGigs.id, ids),
        eq(professionalGigs.status, 'active'),
        eq(people.mayAct, true),
      ),
    )
    .orderBy(desc(professionalGigs.createdAt), desc(professionalGigs.id));

/** Removes some of the matches that were told before `before`; says whether there may be more. */
export async function purgeTold(tx: Tx, before: Date, limit: number): Promise<boolean> {
  const old = tx
    .select({ subjectId: savedSearchMatches.subjectId, id: savedSearchMatches.savedSearchId })
    .from(savedSearchMatches)
    .where(lt(savedSearchMatches.toldAt, before))
    .limit(limit);
  const removed = await tx
    .delete(savedSearchMatches)
    .where(sql`(${savedSearchMatches.subjectId}, ${savedSearchMatches.savedSearchId}) in (${old})`)
    .returning({ id: savedSearchMatches.subjectId });
  return removed.length === limit;
}
