import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound, unauthenticated } from '@sidework/chassis/errors';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { users } from '../accounts/table.ts';
import type { Known } from './profile.ts';
import { type Profile, profiles, userRoles } from './table.ts';

export async function getProfile(db: Db, id: string): Promise<Profile> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (!profile) throw notFound('profile_not_found');
  return profile;
}

export async function lockProfile(tx: Tx, id: string): Promise<Profile> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
  if (!profile) throw notFound('profile_not_found');
  return profile;
}

/**
 * Locks the profile of the asking person. It refuses a deleted account, whose token may still be valid or whose request
 * had to wait.
 */
export async function lockLivingProfile(tx: Tx, id: string): Promise<Profile> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
  // Only after the lock: a deletion that held it has committed by now.
  if (!profile || !(await isLiving(tx, id))) throw unauthenticated('session_expired');
  return profile;
}

export async function isLiving(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNull(users.deletedAt)))) > 0;
}

export async function getKnown(db: Db, id: string): Promise<Known> {
  const { isAnonymous, emailConfirmedAt, phoneConfirmedAt } = users;
  const [known] = await db
    .select({ isAnonymous, emailConfirmedAt, phoneConfirmedAt })
    .from(users)
    .where(eq(users.id, id));
  if (!known) throw notFound('profile_not_found');
  return known;
}

export async function rolesForUser(db: Db, userId: string): Promise<Role[]> {
  const granted = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));
  return granted.map(({ role }) => role);
}

export async function insertProfile(tx: Tx, profile: Profile, roles: Role[]) {
  await tx.insert(profiles).values(profile);
  await setRoles(tx, profile.id, roles, profile.createdAt);
}

export async function saveProfile(tx: Tx, { id, ...profile }: Profile) {
  await tx.update(profiles).set(profile).where(eq(profiles.id, id));
}

/** Grants what of `roles` is missing and takes away the rest. */
export async function setRoles(tx: Tx, userId: string, roles: Role[], at: Date) {
  const others = roles.length > 0 ? notInArray(userRoles.role, roles) : undefined;
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), others));
  if (roles.length === 0) return;
  const granted = roles.map((role) => ({ userId, role, createdAt: at }));
  await tx.insert(userRoles).values(granted).onConflictDoNothing();
}

type Count = 'completedServicesAsProfessional' | 'ratingTotal' | 'reviewCount';
export type Amounts = Partial<Record<Count, number>>;

/** Adds to what is counted of a person, without reading it first: events of one person are handled side by side. */
export async function addToCounts(tx: Tx, id: string, amounts: Amounts) {
  const sums = Object.entries(amounts).map(([count, amount]) => [
    count,
    sql`${profiles[count as Count]} + ${amount}`,
  ]);
  const [profile] = await tx
    .update(profiles)
    .set(Object.fromEntries(sums))
    .where(eq(profiles.id, id))
    .returning();
  return profile;
}
