import type { Tx } from '@sidework/chassis/db/db';
import { findUser } from '../../accounts/queries.ts';
import * as Profile from '../../profiles/profile.ts';
import { getKnown } from '../../profiles/queries.ts';
import { requireAdult, requireLiving, requireReachable } from './consent.ts';
import { lockGuardian } from './queries.ts';

/** An adult, as far as they said, whom we can reach. */
export async function requireMayConsent(tx: Tx, guardianId: string): Promise<void> {
  const profile = await lockGuardian(tx, guardianId);
  requireAdult(profile);
  requireLiving(await findUser(tx, guardianId));
  requireReachable(Profile.isReachable(await getKnown(tx, guardianId)));
}
