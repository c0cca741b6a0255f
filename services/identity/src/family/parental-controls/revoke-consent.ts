import type { Deps } from '../../deps.ts';
import { endConsents, stopChild } from '../consents/end-consent.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';

/**
 * One guardian is enough to stop a child, whoever else agreed. They go on looking after it, so that they can look and
 * delete; a child that was stopped stays so.
 */
export const revokeConsent = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'consent_revoked' }, async (tx, child, at) => {
    const guardianId = by.actor.id;
    await endConsents(tx, child, { guardianId, revokedBy: guardianId, at });
    if (child.row.idVerificationStatus === 'revoked') return;
    await stopChild(tx, child, at, guardianId);
    await tellGuardians(deps, tx, childId, 'consent_revoked');
  });
