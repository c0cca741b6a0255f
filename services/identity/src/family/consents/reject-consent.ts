import { emit } from '@sidework/chassis/events/outbox';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { consentRejected } from '@sidework/contracts/identity/events';
import type { Administrator } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { happeningMail } from '../guardians/mails.ts';
import { addressOf, isGuardianOf } from '../guardians/queries.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { reject } from './consent.ts';
import { decideConsent } from './decide-consent.ts';
import { isToStop, stopChild } from './end-consent.ts';
import { saveConsent } from './queries.ts';

/** Rejects a consent and tells the guardian why; the guardian gets no link to the child. */
export function rejectConsent(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  consentId: string,
  reason: string,
): Promise<void> {
  const decision = { consentId, reason, action: 'consent_rejected' } as const;
  return decideConsent(deps, by, decision, async (tx, child, decided) => {
    const { childId, guardianId } = decided;
    const at = deps.now();
    await saveConsent(tx, decided, reject(decided), at);
    await emit(tx, consentRejected, { consentId, childId, guardianId }, at);
    const to = await addressOf(tx, guardianId);
    const { PUBLIC_URL: publicUrl } = deps.config;
    if (to)
      await queueMail(tx, happeningMail({ to, publicUrl, happening: 'consent_rejected', reason }));
    if (!(await isGuardianOf(tx, guardianId, childId)) || !(await isToStop(tx, child))) return;
    await stopChild(tx, child, at);
    await tellGuardians(deps, tx, childId, 'consent_lost');
  });
}
