import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Identity, identities, type Metadata } from '../accounts/table.ts';

export async function findIdentity(
  db: Db,
  provider: string,
  providerId: string,
): Promise<Identity | undefined> {
  const [found] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, providerId)));
  return found;
}

export const identitiesOfUser = (db: Db, userId: string): Promise<Identity[]> =>
  db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt, identities.id);

interface NewIdentity {
  userId: string;
  provider: string;
  providerId: string;
  identityData: Metadata;
}

/** Gives the new identity; undefined if another request was faster. */
export async function insertIdentity(
  tx: Tx,
  given: NewIdentity,
  at: Date,
): Promise<Identity | undefined> {
  const [inserted] = await tx
    .insert(identities)
    .values({ ...given, id: uuidv7(), lastSignInAt: at, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function saveIdentityData(tx: Tx, id: string, identityData: Metadata, at: Date) {
  await tx.update(identities).set({ identityData, updatedAt: at }).where(eq(identities.id, id));
}

export async function deleteIdentity(tx: Tx, id: string) {
  await tx.delete(identities).where(eq(identities.id, id));
}

/** Every way of signing in but the one that has just proved itself. */
export async function deleteOtherIdentities(tx: Tx, userId: string, kept: string) {
  await tx.delete(identities).where(and(eq(identities.userId, userId), ne(identities.id, kept)));
}
