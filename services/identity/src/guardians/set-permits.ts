import { conflict } from '@sidework/chassis/errors';
import type { KidsPermit } from '@sidework/contracts/identity/kids';
import { liveConsents, saveConsent } from '../consents/queries.ts';
import type { Deps } from '../deps.ts';
import { changeChild } from '../kids/lock-child.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import type { Guardian } from './who-asks.ts';

/** Changes what the guardian's own consent goes as far as; that of others is theirs. */
export function setPermits(deps: Deps, by: Guardian, childId: string, permits: KidsPermit[]) {
  const change = { childId, action: 'child_permits_set', details: { permits } };
  return changeForGuardian(deps, by, change, async (tx, child, at) => {
    const own = await liveConsents(tx, { childId, guardianId: by.actor.id });
    const given = own.find(({ status }) => status === 'given');
    if (!given) throw conflict('consent_not_given');
    await saveConsent(tx, { ...given, permits });
    await changeChild(tx, child, {}, at);
  });
}
