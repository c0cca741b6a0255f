import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { changeVerification } from './change-verification.ts';
import { requireWaiting } from './child-state.ts';
import { lockChild } from './lock-child.ts';
import { requireNotOwn } from './require-not-own.ts';

export function rejectChild(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  childId: string,
  reason: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const child = await lockChild(tx, childId);
    requireWaiting(child.row);
    await requireNotOwn(tx, by, childId);
    await addAuditEntry(deps, tx, by, { action: 'child_rejected', targetId: childId, reason });
    const change = { idVerificationStatus: 'rejected' } as const;
    await changeVerification(deps, tx, child, change, { at: deps.now(), reason });
  });
}
