import type { Tx } from '@sidework/chassis/db/db';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import type { Deps } from '../../deps.ts';
import { type Child, lockChild } from '../children/lock-child.ts';
import { recordForGuardian } from '../guardians/record-for-guardian.ts';
import { requireGuardianOf } from '../guardians/require-guardian-of.ts';
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
    await requireGuardianOf(tx, by, childId);
    const child = await lockChild(tx, childId);
    await recordForGuardian(deps, tx, by, { childId, ...deed });
    const at = deps.now();
    await change(tx, child, at);
    return showChild(tx, by, childId, at);
  });
}
