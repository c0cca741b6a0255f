import type { Db } from '@sidework/chassis/db/db';
import type { KidsProfile } from '@sidework/contracts/identity/kids/kids';
import { findKid } from '../../kids/queries.ts';
import type { Profile } from '../../profiles/table.ts';
import { standingOf } from '../children/standing.ts';
import { toKidsProfile } from '../children/view.ts';
import { newestRequestAt } from '../consent-requests/queries.ts';
import { waitingStatusOf } from '../consents/queries.ts';
import { guardiansOf } from '../guardians/queries.ts';

/** Gives the kids profile that a child sees; null if the person has none. */
export async function kidsProfileOf(
  db: Db,
  profile: Profile,
  now: Date,
): Promise<KidsProfile | null> {
  const kid = await findKid(db, profile.id);
  if (!kid) return null;
  const guardians = await guardiansOf(db, profile.id);
  return toKidsProfile(kid, {
    ...(await standingOf(db, profile, kid, now)),
    guardianNames: guardians.map(({ fullName }) => fullName),
    askedAt: await newestRequestAt(db, profile.id),
    waitingConsent: await waitingStatusOf(db, profile.id),
  });
}
