import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { exportRequested } from '@sidework/contracts/identity/events';
import { v7 as uuidv7 } from 'uuid';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { requireStanding } from '../sessions/standing-session.ts';
import * as Export from './export.ts';
import { exportsSince, hasGathering, insertExport, type ShownExport } from './queries.ts';

export function requestExport(deps: Deps, actor: Actor): Promise<ShownExport> {
  const asked = { userId: actor.id, requestedBy: actor.id };
  return deps.db.transaction((tx) => request(deps, tx, asked));
}

/** Requests the export of a child by its guardian, on record. */
export function requestChildExport(
  deps: Deps,
  by: Guardian,
  childId: string,
): Promise<ShownExport> {
  return deps.db.transaction(async (tx) => {
    await recordForGuardian(deps, tx, by, { childId, action: 'child_export_requested' });
    return request(deps, tx, { userId: childId, requestedBy: by.actor.id });
  });
}

async function request({ now }: Deps, tx: Tx, asked: Export.Asked): Promise<ShownExport> {
  requireStanding(await lockUser(tx, asked.requestedBy));
  Export.requireNoneWaiting(await hasGathering(tx, asked));
  const at = now();
  Export.requireFew(await exportsSince(tx, asked, new Date(at.getTime() - Export.day)), at);
  const row = Export.request(uuidv7(), asked, at);
  await insertExport(tx, row);
  await emit(tx, exportRequested, { exportId: row.id, userId: asked.userId }, at);
  return { ...row, gathered: [] };
}
