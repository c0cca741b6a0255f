import type {
  ChildAccess,
  ChildSession,
  ChildSummary,
  ChildView,
} from '@sidework/contracts/identity/family/guardians';
import { addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { sessionsOfUser } from '../../own-sessions/own-sessions.ts';
import { childIdsOf } from '../guardians/queries.ts';
import { recordForGuardian } from '../guardians/record-for-guardian.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { accessesTo, getChild } from './child-queries.ts';
import { showChild } from './show-child.ts';
import { toChildAccess, toChildSession, toChildSummary } from './view.ts';

/* Each read of a child is recorded before it is answered, in its own transaction. */

export function listChildren(deps: Deps, by: Guardian): Promise<ChildSummary[]> {
  return deps.db.transaction(async (tx) => {
    const children: ChildSummary[] = [];
    for (const childId of await childIdsOf(tx, by.actor.id)) {
      await addAuditEntry(deps, tx, by, { action: 'child_listed', targetId: childId });
      children.push(toChildSummary(await getChild(tx, childId, deps.now())));
    }
    return children;
  });
}

export function readChild(deps: Deps, by: Guardian, childId: string): Promise<ChildView> {
  return deps.db.transaction(async (tx) => {
    await recordForGuardian(deps, tx, by, { childId, action: 'child_read' });
    return showChild(tx, by, childId, deps.now());
  });
}

export async function readChildSessions(
  deps: Deps,
  by: Guardian,
  childId: string,
): Promise<ChildSession[]> {
  await deps.db.transaction((tx) =>
    recordForGuardian(deps, tx, by, { childId, action: 'child_sessions_read' }),
  );
  return (await sessionsOfUser(deps, childId)).map(toChildSession);
}

export function readChildAccesses(
  deps: Deps,
  by: Guardian,
  childId: string,
): Promise<ChildAccess[]> {
  return deps.db.transaction(async (tx) => {
    await recordForGuardian(deps, tx, by, { childId, action: 'child_accesses_read' });
    return (await accessesTo(tx, childId, by.actor.id)).map((access) =>
      toChildAccess(access, by.actor.id),
    );
  });
}
