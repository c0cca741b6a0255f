import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import { emit } from '@sidework/chassis/events/outbox';
import { consentGiven } from '@sidework/contracts/identity/events';
import type { Deps } from '../../deps.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import { type Child, changeChild } from '../children/lock-child.ts';
import { guardiansOf, linkGuardian } from '../guardians/queries.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { saveConsent } from './queries.ts';
import type { Consent } from './table.ts';

const day = 86_400_000;
const mostGuardians = 4;

/** From when the consent of a locked child counts; what is left is to verify the child. */
export async function letCount(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  child: Child,
  consent: Consent,
): Promise<Consent> {
  const at = deps.now();
  const { childId, guardianId } = consent;
  await requirePlace(tx, childId, guardianId);
  const confirmDueAt = new Date(at.getTime() + day);
  const given = await saveConsent(tx, consent, { status: 'given', givenAt: at, confirmDueAt }, at);
  await linkGuardian(tx, childId, guardianId, at);
  const { idVerificationStatus: before } = child.row;
  await changeChild(
    tx,
    child,
    {
      parentConsentGiven: true,
      idVerificationStatus: before === 'verified' ? before : 'pending',
      stoppedAt: null,
    },
    at,
  );
  const guardianIds = await guardianIdsOf(tx, childId);
  await emit(tx, consentGiven, { childId, guardianId, guardianIds }, at);
  await tellGuardians(deps, tx, childId, 'consent_given');
  return given;
}

/** Asked of a locked child, for somebody who may look after it already, or for whom nobody knows yet. */
export async function requirePlace(tx: Tx, childId: string, guardianId: string | null) {
  const others = (await guardiansOf(tx, childId)).filter(({ id }) => id !== guardianId);
  if (others.length >= mostGuardians) throw conflict('too_many_guardians');
}
