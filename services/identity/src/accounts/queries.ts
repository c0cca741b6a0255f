import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { factors } from '../factors/rules/table.ts';
import { consents } from '../family/consents/table.ts';
import { guardianLinks } from '../family/guardians/table.ts';
import { profiles, userRoles } from '../profiles/table.ts';
import { refused } from '../refusals/refusal.ts';
import type { Account } from './account.ts';
import { spellingsOf } from './mail-address.ts';
import { identities, type User, users } from './table.ts';

const notDeleted = isNull(users.deletedAt);

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, spellingsOf(email)), notDeleted))
    // A person who could not sign in may have signed up again with the address as it is stored today.
    .orderBy(desc(eq(users.email, email)))
    .limit(1);
  return user;
}

export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), notDeleted));
  return user;
}

/** Finds a user, also one whose account was deleted. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Sign-ins, sign-outs and changes of one user queue up here. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), notDeleted))
    .for('no key update');
  return user;
}

export async function lockUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const found = await findUserByEmail(tx, email);
  return found && lockUser(tx, found.id);
}

export async function lockUserByPhone(tx: Tx, phone: string): Promise<User | undefined> {
  const found = await findUserByPhone(tx, phone);
  return found && lockUser(tx, found.id);
}

/**
 * A valid token of a user who is gone has no session. This is one query, because every session and every read of one's
 * own user starts with it. It gives one row for each identity and factor, and people have very few of those.
 */
export async function getAccount(db: Db, id: string): Promise<Account> {
  const rows = await db
    .select({
      user: users,
      profile: profiles,
      identity: identities,
      factor: factors,
      roles,
      isGuardian,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(identities, eq(identities.userId, users.id))
    .leftJoin(factors, eq(factors.userId, users.id))
    .where(and(eq(users.id, id), notDeleted))
    .orderBy(identities.createdAt, factors.createdAt);
  const [first] = rows;
  if (!first) throw refused('session_not_found');
  if (!first.profile) throw notFound('profile_not_found');
  return {
    user: first.user,
    identities: each(rows.map(({ identity }) => identity)),
    factors: each(rows.map(({ factor }) => factor)),
    profile: first.profile,
    roles: first.roles,
    isGuardian: first.isGuardian,
  };
}

const roles = sql<Role[]>`array(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.role})`;

/** Also of who has agreed, and whose consent does not count yet. */
const isGuardian = sql<boolean>`(
  exists(
    select 1 from ${guardianLinks}
    where ${guardianLinks.guardianId} = ${users.id} and ${guardianLinks.endedAt} is null)
  or exists(
    select 1 from ${consents}
    where ${consents.guardianId} = ${users.id}
      and ${consents.status} in ('waiting_for_form', 'pending')))`;

/** Each row once, in the order in which it comes first. */
function each<T extends { id: string }>(rows: (T | null)[]): T[] {
  const known = rows.filter((row) => row !== null);
  return [...new Map(known.map((row) => [row.id, row])).values()];
}

/** False where the address is taken. */
export async function insertUser(tx: Tx, { user, identities: own }: Account): Promise<boolean> {
  // The index knows one spelling of an address, and an account of before may have the other.
  const hasEarlier = user.email !== null && spellingsOf(user.email).length > 1;
  if (hasEarlier && (await findUserByEmail(tx, user.email ?? ''))) return false;
  const inserted = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  if (own.length > 0) await tx.insert(identities).values(own);
  return true;
}

/**
 * Writes the columns that a change of a locked user has made different. When a message went out or a sign-in began is
 * written by its own query, so it stays.
 */
export async function saveUser(tx: Tx, before: User, after: User): Promise<User> {
  await save(tx, users, before, after);
  return after;
}

/** Lists the users who asked for `email` as their new address; there may be several. */
export function usersChangingTo(db: Db, email: string): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.emailChange, email), notDeleted))
    .orderBy(desc(users.emailChangeSentAt))
    .limit(5);
}

export function usersChangingToPhone(db: Db, phone: string): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.phoneChange, phone), notDeleted))
    .orderBy(desc(users.phoneChangeSentAt))
    .limit(5);
}
