import type { Tx } from '@sidework/chassis/db/db';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import type { Child } from '../children/lock-child.ts';
import { requireNotOwn } from '../children/require-not-own.ts';
import { decide } from './consent.ts';
import { lockWithChild } from './lock-with-child.ts';
import type { Consent } from './table.ts';

interface Decision {
  consentId: string;
  reason: string;
  action: 'consent_accepted' | 'consent_rejected';
}

/** The action on a locked child with a decided consent that is not saved yet. */
type Act = (tx: Tx, child: Child, decided: Consent) => Promise<unknown>;

/** Staff decide about a consent that waits, on record and with their reason, in one transaction. */
export function decideConsent(
  deps: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  { consentId, reason, action }: Decision,
  act: Act,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { child, consent } = await lockWithChild(tx, consentId);
    const decided = decide(consent, { staffId: by.actor?.id, reason, at: deps.now() });
    const { childId: targetId } = consent;
    await requireNotOwn(tx, by, targetId);
    const details = { consent_id: consentId };
    await addAuditEntry(deps, tx, by, { action, targetId, reason, details });
    await act(tx, child, decided);
  });
}
