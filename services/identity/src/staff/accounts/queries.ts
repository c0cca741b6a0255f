import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { AccountType, Role } from '@sidework/contracts/identity/profiles/account-types';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { normalEmail, spellingsOf } from '../../accounts/mail-address.ts';
import { lockUser } from '../../accounts/queries.ts';
import { type User, users } from '../../accounts/table.ts';
import { banned, notBanned } from '../../bans/rules/queries.ts';
import { kidsProfiles } from '../../kids/table.ts';
import { foldedName, profiles, userRoles } from '../../profiles/table.ts';
import { isUuid } from '../../uuid.ts';

export interface Sought {
  search?: string | undefined;
  role?: Role | undefined;
  accountType?: AccountType | undefined;
  isBanned?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

const granted = sql<Role[]>`array(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.role})`;
const columns = { user: users, profile: profiles, kid: kidsProfiles, roles: granted };
const standing = isNull(users.deletedAt);

/** Newest first. */
export function accountsSought(db: Db, sought: Sought, now: Date) {
  return db
    .select(columns)
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(kidsProfiles, eq(kidsProfiles.profileId, users.id))
    .where(
      and(
        standing,
        isMeant(sought.search),
        sought.accountType && eq(profiles.accountType, sought.accountType),
        sought.role && sql`${sought.role} = any (${granted})`,
        bannedOrNot(sought.isBanned, now),
        olderThan(users.createdAt, users.id, sought.cursor),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(sought.limit + 1);
}
export type AccountRow = Awaited<ReturnType<typeof accountsSought>>[number];

function bannedOrNot(isBanned: boolean | undefined, now: Date): SQL | undefined {
  if (isBanned === undefined) return undefined;
  return isBanned ? banned(now) : notBanned(now);
}

/** The kinds of search for a person. */
export function kindOf(search: string): 'id' | 'email' | 'name' {
  if (isUuid(search)) return 'id';
  return /@/.test(search) ? 'email' : 'name';
}

/** An id, a whole address, or words that all stand in the name. */
function isMeant(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  switch (kindOf(search)) {
    case 'id':
      return eq(users.id, search);
    case 'email':
      return inArray(sql`lower(${users.email})`, spellingsOf(normalEmail(search)));
  }
  return hasWords(seenName, search);
}

/** A child is found by no more of its name than is shown of it. */
const seenName = sql`case ${profiles.accountType} when 'sidework_kids'
  then split_part(${foldedName}, ' ', 1) else ${foldedName} end`;

export async function getAccountRow(db: Db, userId: string): Promise<AccountRow> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(kidsProfiles, eq(kidsProfiles.profileId, users.id))
    .where(and(eq(users.id, userId), standing));
  if (!row) throw notFound('not_found');
  return row;
}

export async function lockAccount(tx: Tx, userId: string): Promise<User> {
  const user = await lockUser(tx, userId);
  if (!user) throw notFound('not_found');
  return user;
}
