import { queueMail } from '@sidework/chassis/mail';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { happeningMail } from '../guardians/mails.ts';
import { addressOf, isGuardianOf } from '../guardians/queries.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { isToStop, stopChild } from './end-consent.ts';
import { lockWaiting } from './lock-waiting.ts';
import { saveConsent } from './queries.ts';

/** The consent does not count, and whoever gave it is told why; they look after nobody by it. */
export function rejectConsent(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  consentId: string,
  reason: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { child, consent } = await lockWaiting(tx, by, consentId);
    await addAuditEntry(deps, tx, by, {
      action: 'consent_rejected',
      targetId: consent.childId,
      reason,
      details: { consent_id: consentId },
    });
    const decidedBy = by.actor?.id ?? null;
    const at = deps.now();
    const decided = { decidedBy, decidedAt: at, reason };
    await saveConsent(tx, { ...consent, ...decided, status: 'rejected' });
    const to = await addressOf(tx, consent.guardianId);
    const { PUBLIC_URL: publicUrl } = deps.config;
    if (to)
      await queueMail(tx, happeningMail({ to, publicUrl, happening: 'consent_rejected', reason }));
    const { childId, guardianId } = consent;
    if (!(await isGuardianOf(tx, guardianId, childId)) || !(await isToStop(tx, child))) return;
    await stopChild(tx, child, at);
    await tellGuardians(deps, tx, childId, 'consent_lost');
  });
}
