import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { eq } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import * as Profile from '../../profiles/profile.ts';
import { getKnown } from '../../profiles/queries.ts';
import { type Profile as ProfileRow, profiles } from '../../profiles/table.ts';
import { requireAdult, requireLiving, requireReachable } from './consent.ts';

/** The share lock keeps the guardian's profile as it is until the transaction ends. */
export async function lockGuardian(tx: Tx, guardianId: string): Promise<ProfileRow> {
  const [profile] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.id, guardianId))
    .for('share');
  if (!profile) throw notFound('profile_not_found');
  return profile;
}

/** An adult, as far as they said, whom we can reach. */
export async function requireMayConsent(tx: Tx, guardianId: string): Promise<void> {
  const profile = await lockGuardian(tx, guardianId);
  requireAdult(profile);
  const [user] = await tx.select().from(users).where(eq(users.id, guardianId));
  requireLiving(user);
  requireReachable(Profile.isReachable(await getKnown(tx, guardianId)));
}
