import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import * as Kid from '../../kids/kid.ts';
import { changeVerification } from './change-verification.ts';
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
    const rejected = Kid.reject(child.row);
    await requireNotOwn(tx, by, childId);
    await addAuditEntry(deps, tx, by, { action: 'child_rejected', targetId: childId, reason });
    await changeVerification(deps, tx, child, rejected, { at: deps.now(), reason });
  });
}
