import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import type { Deps } from '../../deps.ts';
import { type Child, lockChild } from '../children/lock-child.ts';
import { isGuardianOf } from '../guardians/queries.ts';
import { recordForGuardian } from '../guardians/record-for-guardian.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { showChild } from './show-child.ts';

interface Change {
  childId: string;
  action: string;
  details?: Record<string, unknown>;
}

/** Changes what a child may do, on record and at once for every service, and shows it as it is then. */
export function changeForGuardian(
  deps: Deps,
  by: Guardian,
  { childId, ...deed }: Change,
  change: (tx: Tx, child: Child, at: Date) => Promise<void>,
): Promise<ChildView> {
  return deps.db.transaction(async (tx) => {
    // The check comes before the lock, so that a stranger cannot hold up a child.
    if (!(await isGuardianOf(tx, by.actor.id, childId))) throw notFound('not_found');
    const child = await lockChild(tx, childId);
    await recordForGuardian(deps, tx, by, { childId, ...deed });
    const at = deps.now();
    await change(tx, child, at);
    return showChild(tx, by, childId, at);
  });
}
