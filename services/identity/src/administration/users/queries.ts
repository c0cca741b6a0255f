import type { Db, Tx } from '@sidework/chassis/db/db';
import { desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Account } from '../../accounts/account.ts';
import { identities, type User, users } from '../../accounts/table.ts';
import { factors } from '../../factors/rules/table.ts';
import { guardiansAmong } from '../../family/guardians/queries.ts';
import { type Page, rowsOf } from '../../page.ts';
import { profiles, userRoles } from '../../profiles/table.ts';
import { refused } from '../../refusals/refusal.ts';
import { refreshTokens, sessions } from '../../sessions/table.ts';
import { isUuid } from '../../uuid.ts';

const standing = isNull(users.deletedAt);

/** Lists accounts that are not deleted, newest first. */
export async function accountsOnPage(db: Db, page: Page): Promise<Account[]> {
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select()
    .from(users)
    .where(standing)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);
  return accountsOf(db, rows);
}

export const countUsers = (db: Db): Promise<number> => db.$count(users, standing);

/** Also who is softly deleted. */
export async function getAnyAccount(db: Db, id: string): Promise<Account> {
  requireUuid(id);
  const rows = await db.select().from(users).where(eq(users.id, id));
  const [account] = await accountsOf(db, rows);
  if (!account) throw refused('user_not_found');
  return account;
}

/** Also who is softly deleted. */
export async function lockAnyUser(tx: Tx, id: string): Promise<User> {
  requireUuid(id);
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw refused('user_not_found');
  return user;
}

async function accountsOf(db: Db, rows: User[]): Promise<Account[]> {
  const ids = rows.map(({ id }) => id);
  const [ways, second, own, granted, guardians] = await Promise.all([
    db
      .select()
      .from(identities)
      .where(inArray(identities.userId, ids))
      .orderBy(identities.createdAt),
    db.select().from(factors).where(inArray(factors.userId, ids)).orderBy(factors.createdAt),
    db.select().from(profiles).where(inArray(profiles.id, ids)),
    db.select().from(userRoles).where(inArray(userRoles.userId, ids)).orderBy(userRoles.role),
    guardiansAmong(db, ids),
  ]);
  return rows.flatMap((user) => {
    const profile = own.find(({ id }) => id === user.id);
    if (!profile) return [];
    const ofUser = ({ userId }: { userId: string }) => userId === user.id;
    const roles = granted.filter(ofUser).map(({ role }) => role);
    const isGuardian = guardians.includes(user.id);
    const ofSignIn = { identities: ways.filter(ofUser), factors: second.filter(ofUser) };
    return [{ user, ...ofSignIn, profile, roles, isGuardian }];
  });
}

function requireUuid(id: string) {
  if (!isUuid(id)) throw refused('validation_failed', 'user_id must be an UUID', { status: 404 });
}

/** Deletes a user; the database deletes the other rows of theirs with it. */
export async function removeUser(tx: Tx, id: string) {
  const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
  await tx.delete(profiles).where(eq(profiles.id, id));
  await tx.delete(users).where(eq(users.id, id));
}
