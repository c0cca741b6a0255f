import type { Deps } from '../../deps.ts';
import { endConsents, stopChild } from '../consents/end-consent.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';

/**
 * One guardian can stop a child, even if another one agreed. The guardians still look after it, so that they can look
 * and delete. A stopped child stays stopped.
 */
export const revokeConsent = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'consent_revoked' }, async (tx, child, at) => {
    const guardianId = by.actor.id;
    await endConsents(tx, child, { guardianId, revokedBy: guardianId, at });
    if (child.row.idVerificationStatus === 'revoked') return;
    await stopChild(tx, child, at, guardianId);
    await tellGuardians(deps, tx, childId, 'consent_revoked');
  });
