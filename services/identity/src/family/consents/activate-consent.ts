import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { consentGiven } from '@sidework/contracts/identity/events';
import type { Deps } from '../../deps.ts';
import * as Kid from '../../kids/kid.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import { forChild } from '../../terms/agreement.ts';
import { latestAgreement, saveAgreements } from '../../terms/queries.ts';
import { type Child, changeChild } from '../children/lock-child.ts';
import { guardiansOf, linkGuardian } from '../guardians/queries.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { give, requirePlaceAmong } from './consent.ts';
import { saveConsent } from './queries.ts';
import type { Consent } from './table.ts';

/** From when the consent of a locked child counts; what is left is to verify the child. */
export async function activateConsent(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  child: Child,
  consent: Consent,
): Promise<Consent> {
  const at = deps.now();
  const { childId, guardianId } = consent;
  await requirePlace(tx, childId, guardianId);
  const given = await saveConsent(tx, consent, give(consent, at), at);
  await linkGuardian(tx, childId, guardianId, at);
  const agreed = await latestAgreement(tx, guardianId);
  if (agreed) await saveAgreements(tx, [forChild(agreed, childId, at)]);
  await changeChild(tx, child, Kid.consentTo(child.row), at);
  const guardianIds = await guardianIdsOf(tx, childId);
  await emit(tx, consentGiven, { childId, guardianId, guardianIds }, at);
  await tellGuardians(deps, tx, childId, 'consent_given');
  return given;
}

/**
 * Refuses if the locked child has no place for one more guardian; `guardianId` is null if the person is not known yet.
 */
export async function requirePlace(tx: Tx, childId: string, guardianId: string | null) {
  requirePlaceAmong(await guardiansOf(tx, childId), guardianId);
}
