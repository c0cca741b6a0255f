import {
  type KidsPermit,
  type OfferedPermit,
  offeredPermits,
} from '@sidework/contracts/identity/kids/kids';
import type { Deps } from '../../deps.ts';
import { changeChild } from '../children/lock-child.ts';
import { saveConsent } from '../consents/queries.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';

/** Changes the permits of the guardian's own consent only. Permits that are no longer offered stay in it. */
export function setPermits(deps: Deps, by: Guardian, childId: string, permits: OfferedPermit[]) {
  const change = { childId, action: 'child_permits_set', details: { permits } };
  return changeForGuardian(deps, by, change, async (tx, child, at) => {
    const given = await requireOwnGiven(tx, by, childId);
    const former = given.permits.filter((permit) => !isOffered(permit));
    await saveConsent(tx, given, { permits: [...permits, ...former] }, at);
    await changeChild(tx, child, {}, at);
  });
}

const isOffered = (permit: KidsPermit) => offeredPermits.some((offered) => offered === permit);
