import type { Tx } from '@sidework/chassis/db/db';
import { addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { requireGuardianOf } from './require-guardian-of.ts';
import type { Guardian } from './who-asks.ts';

/** Nothing is read or changed of a child but by who looks after it, and never before it is on record. */
export async function recordForGuardian(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  by: Guardian,
  { childId, ...deed }: { childId: string; action: string; details?: Record<string, unknown> },
): Promise<void> {
  await requireGuardianOf(tx, by, childId);
  await addAuditEntry(deps, tx, by, { ...deed, targetId: childId });
}
