import type { OfferedPermit } from '@sidework/contracts/identity/kids/kids';
import type { Deps } from '../../deps.ts';
import { changeChild } from '../children/lock-child.ts';
import { permit } from '../consents/consent.ts';
import { saveConsent } from '../consents/queries.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';

/** Changes the permits of the guardian's own consent only. */
export function setPermits(deps: Deps, by: Guardian, childId: string, permits: OfferedPermit[]) {
  const change = { childId, action: 'child_permits_set', details: { permits } };
  return changeForGuardian(deps, by, change, async (tx, child, at) => {
    const given = await requireOwnGiven(tx, by, childId);
    await saveConsent(tx, given, permit(given, permits), at);
    await changeChild(tx, child, child.row, at);
  });
}
