import type { Db, Tx } from '@sidework/chassis/db';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { factors } from '../factors/table.ts';
import { getProfile, rolesForUser } from '../profiles/queries.ts';
import { refused } from '../refusals/refusal.ts';
import type { Account } from './account.ts';
import { identities, type User, users } from './table.ts';

const notDeleted = isNull(users.deletedAt);

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), notDeleted));
  return user;
}

export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), notDeleted));
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

/** Whose token is sound but who is no longer there has no session either. */
export async function getAccount(db: Db, id: string): Promise<Account> {
  const [[user], ownIdentities, ownFactors, profile, roles] = await Promise.all([
    db
      .select()
      .from(users)
      .where(and(eq(users.id, id), notDeleted)),
    db.select().from(identities).where(eq(identities.userId, id)).orderBy(identities.createdAt),
    db.select().from(factors).where(eq(factors.userId, id)).orderBy(factors.createdAt),
    getProfile(db, id),
    rolesForUser(db, id),
  ]);
  if (!user) throw refused('session_not_found');
  return { user, identities: ownIdentities, factors: ownFactors, profile, roles };
}

/** False where the address is taken. */
export async function insertUser(tx: Tx, { user, identities: own }: Account): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  if (own.length > 0) await tx.insert(identities).values(own);
  return true;
}

export async function saveUser(tx: Tx, { id, ...changes }: Partial<User> & Pick<User, 'id'>) {
  await tx.update(users).set(changes).where(eq(users.id, id));
}

/** Whoever asked for `email` as their new address; it may be more than one. */
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

interface OwnIdentity {
  id: string;
  userId: string;
  provider: string;
  at: Date;
}

/** A way of signing in under the user's own id; nothing where there is one already. */
export async function insertIdentity(tx: Tx, { id, userId, provider, at }: OwnIdentity) {
  await tx
    .insert(identities)
    .values({ id, userId, provider, providerId: userId, createdAt: at, updatedAt: at })
    .onConflictDoNothing();
}

export async function noteSignIn(tx: Tx, userId: string, at: Date) {
  await tx.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId));
  await tx.update(identities).set({ lastSignInAt: at }).where(eq(identities.userId, userId));
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string, at: Date) {
  await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, userId));
}

/** What GoTrue keeps beside a person's own metadata. */
const withClaim = (claim: 'email_verified' | 'phone_verified') =>
  sql`${users.userMetadata} || jsonb_build_object(${claim}::text, true)`;

export async function confirmEmail(tx: Tx, userId: string, at: Date) {
  await tx
    .update(users)
    .set({ emailConfirmedAt: at, userMetadata: withClaim('email_verified'), updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

export async function confirmPhone(tx: Tx, userId: string, at: Date) {
  await tx
    .update(users)
    .set({ phoneConfirmedAt: at, userMetadata: withClaim('phone_verified'), updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.phoneConfirmedAt)));
}
