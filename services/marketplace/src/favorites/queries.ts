import type { Db, Sql, Tx } from '@sidework/chassis/db/db';
import { momentAndId, olderThan } from '@sidework/chassis/db/keyset';
import { type Person, people } from '@sidework/chassis/people/people';
import type { FavoriteThings } from '@sidework/contracts/marketplace/favorites';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { columns, listed } from '../gigs/listed.ts';
import { professionalGigs } from '../gigs/table.ts';
import type { FoundGig } from '../gigs/view.ts';
import { toMoment } from '../jobs/view.ts';
import { nothing } from '../search/fragments.ts';
import { favorites } from './table.ts';

interface Favorite {
  ownerId: string;
  things: FavoriteThings;
  subjectId: string;
}

const same = ({ ownerId, things, subjectId }: Favorite) =>
  and(
    eq(favorites.ownerId, ownerId),
    eq(favorites.things, things),
    eq(favorites.subjectId, subjectId),
  );

export async function isFavorite(db: Db, favorite: Favorite): Promise<boolean> {
  return (await db.$count(favorites, same(favorite))) > 0;
}

export const countFavorites = (db: Db, ownerId: string): Promise<number> =>
  db.$count(favorites, eq(favorites.ownerId, ownerId));

export async function addFavorite(tx: Tx, favorite: Favorite, at: Date): Promise<void> {
  await tx
    .insert(favorites)
    .values({ ...favorite, createdAt: at })
    .onConflictDoNothing();
}

export async function removeFavorite(tx: Tx, favorite: Favorite): Promise<void> {
  await tx.delete(favorites).where(same(favorite));
}

/** The owner of a gig for adults that is on the list. */
export async function ownerOfListedGig(db: Db, gigId: string): Promise<string | undefined> {
  const [gig] = await db
    .select({ ownerId: professionalGigs.professionalId })
    .from(professionalGigs)
    .innerJoin(people, eq(people.id, professionalGigs.professionalId))
    .where(
      and(
        eq(professionalGigs.id, gigId),
        eq(professionalGigs.status, 'active'),
        eq(professionalGigs.isYouth, false),
        eq(people.mayAct, true),
        ne(people.accountType, 'sidework_kids'),
      ),
    );
  return gig?.ownerId;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Adults who may act, with the moment that they became a favorite. */
export function favoritePeople(
  db: Db,
  ownerId: string,
  { cursor, limit }: Page,
): Promise<{ person: Person; at: Date }[]> {
  return db
    .select({ person: people, at: favorites.createdAt })
    .from(favorites)
    .innerJoin(people, eq(people.id, favorites.subjectId))
    .where(
      and(
        eq(favorites.ownerId, ownerId),
        eq(favorites.things, 'people'),
        eq(people.mayAct, true),
        ne(people.accountType, 'sidework_kids'),
        olderThan(favorites.createdAt, favorites.subjectId, cursor),
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.subjectId))
    .limit(limit + 1);
}

export async function favoriteGigs(
  sqlOf: Sql,
  ownerId: string,
  { cursor, limit }: Page,
): Promise<FoundGig[]> {
  const after = momentAndId(cursor);
  const audience = { id: ownerId, isChild: false };
  const found = await sqlOf<(Omit<FoundGig, 'at'> & { keptAt: string })[]>`
    select ${columns(sqlOf)}, favorite.created_at as "keptAt"
    from favorites favorite
    join professional_gigs gig on gig.id = favorite.subject_id
    join people person on person.id = gig.professional_id
    where favorite.owner_id = ${ownerId} and favorite.things = 'gigs' and not gig.is_youth
      and ${listed(sqlOf, { audience, limit })}
      ${after ? sqlOf`and (favorite.created_at, favorite.subject_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : nothing(sqlOf)}
    order by favorite.created_at desc, favorite.subject_id desc limit ${limit + 1}`;
  return found.map(({ keptAt, ...gig }) => ({ ...gig, at: [toMoment(keptAt), gig.id] }));
}

/** Removes the favorites of a person, and the person from those of others. */
export async function forgetFavorites(tx: Tx, userId: string): Promise<void> {
  const ownGigs = tx
    .select({ id: professionalGigs.id })
    .from(professionalGigs)
    .where(eq(professionalGigs.professionalId, userId));
  await tx
    .delete(favorites)
    .where(
      or(
        eq(favorites.ownerId, userId),
        eq(favorites.subjectId, userId),
        sql`${favorites.subjectId} in (${ownGigs})`,
      ),
    );
}
