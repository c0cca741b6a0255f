import type { Db } from '@sidework/chassis/db/db';
import { fromCursor, idOf } from '@sidework/chassis/db/keyset';
import { isTelling } from '@sidework/contracts/kernel/search-words';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { normalEmail, spellingsOf } from '../accounts/mail-address.ts';
import { users } from '../accounts/table.ts';
import { notBanned } from '../bans/rules/queries.ts';
import { kidsProfiles } from '../kids/table.ts';
import {
  adultsOrder,
  adultsWords,
  isListedAdult,
  isListedKid,
  kidsOrder,
  kidsWords,
  profiles,
  userRoles,
} from '../profiles/table.ts';
import { type Audience, isVerified } from './audience.ts';

interface Viewer {
  id: string;
  audience: Exclude<Audience, 'nobody'>;
  now: Date;
}

const listed = {
  adults: { who: isListedAdult, order: adultsOrder, words: adultsWords },
  kids: { who: isListedKid, order: kidsOrder, words: kidsWords },
};

const shown = (order: SQL) => ({
  profile: profiles,
  order: sql<string>`${order}`,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
});
export type Found = Awaited<ReturnType<typeof peopleFor>>[number];

interface Page {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Everybody whom the viewer may meet, by name. */
export function peopleFor(db: Db, viewer: Viewer, { search, cursor, limit }: Page) {
  const { order, words } = listed[viewer.audience];
  return among(db, viewer, [
    search === undefined ? undefined : foundBy(words, search),
    cursor === undefined ? undefined : after(order, cursor),
  ]).limit(limit);
}

/** Administrators are left out, since they cannot be added as clients. */
const isNoAdmin = sql`not exists (
  select 1 from ${userRoles} where ${eq(userRoles.userId, profiles.id)} and ${eq(userRoles.role, 'admin')})`;

/** Lists possible clients by name; a single letter finds only a name of that letter. */
export function clientsByName(db: Db, viewer: Viewer, search: string, limit: number) {
  const { words } = listed[viewer.audience];
  const isFound = foundBy(words, search, { byBeginning: isTelling(search) });
  return among(db, viewer, [isFound, isNoAdmin]).limit(limit);
}

/** The adult whose confirmed address it is: anybody can type one. */
export function clientByEmail(db: Db, viewer: Viewer, email: string) {
  return among(db, viewer, [
    inArray(sql`lower(${users.email})`, spellingsOf(normalEmail(email))),
    sql`${users.emailConfirmedAt} is not null`,
    isNoAdmin,
  ]).limit(1);
}

export async function findPersonFor(db: Db, viewer: Viewer, id: string) {
  const [found] = await among(db, viewer, [eq(profiles.id, id)]);
  return found?.profile;
}

/** Since when an adult professional who is listed has an account. */
export async function memberSince(db: Db, id: string, now: Date): Promise<Date | undefined> {
  const [found] = await db
    .select({ since: users.createdAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(
        isListedAdult,
        eq(profiles.id, id),
        eq(profiles.userType, 'professional'),
        isPresent(now),
      ),
    );
  return found?.since;
}

const isPresent = (now: Date) =>
  and(isNull(users.deletedAt), eq(users.isAnonymous, false), notBanned(now));

function among(db: Db, { id, audience, now }: Viewer, conditions: (SQL | undefined)[]) {
  const { who, order } = listed[audience];
  const isFit = audience === 'kids' ? isVerifiedKid(now) : undefined;
  return db
    .select(shown(order))
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(who, ne(profiles.id, id), isPresent(now), isFit, ...conditions))
    .orderBy(asc(order), asc(profiles.id));
}

/** Asked of each row that is found: joined, all children would be read for one of them. */
const isVerifiedKid = (now: Date) =>
  sql`(select ${isVerified(now)} from ${kidsProfiles} where ${eq(kidsProfiles.profileId, profiles.id)})`;

const foundBy = (words: SQL, search: string, { byBeginning } = { byBeginning: true }) =>
  sql`${words} @@ name_query(${search}, ${byBeginning})`;

function after(order: SQL, cursor: string) {
  const [name, id] = fromCursor(cursor, 2);
  return sql`(${order}, ${profiles.id}) > (${String(name)}, ${idOf(id)}::uuid)`;
}
