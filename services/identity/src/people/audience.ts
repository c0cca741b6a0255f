import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq, gt } from 'drizzle-orm';
import { kidsProfiles } from '../kids/table.ts';
import { getProfile } from '../profiles/queries.ts';

/**
 * The group that a person belongs to: adults see adults, verified kids see verified kids, and all others see no one.
 */
export type Audience = 'adults' | 'kids' | 'nobody';

export async function audienceOf(db: Db, { id }: Pick<Actor, 'id'>, now: Date): Promise<Audience> {
  const { isSetUp, accountType } = await getProfile(db, id);
  // Until they said how old they are, anybody may be a child.
  if (!isSetUp) return 'nobody';
  if (accountType !== 'sidework_kids') return 'adults';
  const [verified] = await db
    .select({ id: kidsProfiles.profileId })
    .from(kidsProfiles)
    .where(and(eq(kidsProfiles.profileId, id), isVerified(now)));
  return verified ? 'kids' : 'nobody';
}

/** Both a parent's word and proof of age; a pause ends what a child does, not what it is. */
export const isVerified = (now: Date) =>
  and(
    eq(kidsProfiles.idVerificationStatus, 'verified'),
    eq(kidsProfiles.parentConsentGiven, true),
    gt(kidsProfiles.verifiedUntil, now),
  );
