import type { KidsPermit } from '@sidework/contracts/identity/kids';
import { saveConsent } from '../consents/queries.ts';
import type { Deps } from '../deps.ts';
import { changeChild } from '../kids/lock-child.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';
import type { Guardian } from './who-asks.ts';

/** Changes what the guardian's own consent goes as far as; that of others is theirs. */
export function setPermits(deps: Deps, by: Guardian, childId: string, permits: KidsPermit[]) {
  const change = { childId, action: 'child_permits_set', details: { permits } };
  return changeForGuardian(deps, by, change, async (tx, child, at) => {
    const given = await requireOwnGiven(tx, by, childId);
    await saveConsent(tx, given, { permits }, at);
    await changeChild(tx, child, {}, at);
  });
}
