import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { letCount } from './let-count.ts';
import { lockWaiting } from './lock-waiting.ts';

/** A form or a talk convinced: the consent counts from now on. */
export function acceptConsent(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  consentId: string,
  reason: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { child, consent } = await lockWaiting(tx, by, consentId);
    await addAuditEntry(deps, tx, by, {
      action: 'consent_accepted',
      targetId: consent.childId,
      reason,
      details: { consent_id: consentId },
    });
    const decidedBy = by.actor?.id ?? null;
    await letCount(deps, tx, child, { ...consent, decidedBy, decidedAt: deps.now(), reason });
  });
}
