import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, ne } from 'drizzle-orm';
import { type Identity, identities } from './table.ts';

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

export async function deleteIdentitiesBut(tx: Tx, userId: string, provider: string) {
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, provider)));
}

export function identitiesOf(tx: Tx, userId: string): Promise<Identity[]> {
  return tx.select().from(identities).where(eq(identities.userId, userId));
}

export async function hideIdentity(tx: Tx, id: string, providerId: string, at: Date) {
  await tx
    .update(identities)
    .set({ providerId, identityData: {}, updatedAt: at })
    .where(eq(identities.id, id));
}
