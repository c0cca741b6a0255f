import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { changeVerification } from './change-verification.ts';
import { requireWaiting } from './child-state.ts';
import { lockChild } from './lock-child.ts';
import { requireNotOwn } from './require-not-own.ts';

/** The child is who its account says; that is believed for a year. */
export function verifyChild(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  childId: string,
  reason: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const child = await lockChild(tx, childId);
    requireWaiting(child.row);
    await requireNotOwn(tx, by, childId);
    const at = deps.now();
    await addAuditEntry(deps, tx, by, { action: 'child_verified', targetId: childId, reason });
    const verified = { verifiedAt: at, verifiedUntil: aYearAfter(at) };
    const change = { idVerificationStatus: 'verified', ...verified } as const;
    await changeVerification(deps, tx, child, change, { at });
  });
}

function aYearAfter(at: Date): Date {
  const then = new Date(at);
  then.setUTCFullYear(at.getUTCFullYear() + 1);
  return then;
}
