import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { isGuardianOf } from './queries.ts';
import type { Guardian } from './who-asks.ts';

/** Nothing is read or changed of a child but by who looks after it, and never before it is on record. */
export async function recordForGuardian(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  by: Guardian,
  { childId, ...deed }: { childId: string; action: string; details?: Record<string, unknown> },
): Promise<void> {
  if (!(await isGuardianOf(tx, by.actor.id, childId))) throw notFound('not_found');
  await addAuditEntry(deps, tx, by, { ...deed, targetId: childId });
}
