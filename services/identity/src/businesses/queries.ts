import type { Db, Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { type BusinessProfile, businessProfiles } from './table.ts';

export async function findBusiness(
  db: Db,
  profileId: string,
): Promise<BusinessProfile | undefined> {
  const [business] = await db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.profileId, profileId));
  return business;
}

export async function saveBusiness(tx: Tx, business: BusinessProfile): Promise<void> {
  const { profileId: _same, createdAt: _first, ...changes } = business;
  await tx
    .insert(businessProfiles)
    .values(business)
    .onConflictDoUpdate({ target: businessProfiles.profileId, set: changes });
}

export async function forgetBusiness(tx: Tx, profileId: string): Promise<void> {
  await tx.delete(businessProfiles).where(eq(businessProfiles.profileId, profileId));
}
