import type { Tx } from '@sidework/chassis/db/db';
import { conflict, tooManyFor, unauthenticated } from '@sidework/chassis/errors';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { exportRequested } from '@sidework/contracts/identity/events';
import { v7 as uuidv7 } from 'uuid';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import {
  type Asked,
  exportsSince,
  insertExport,
  isGathering,
  type ShownExport,
} from './export-queries.ts';

const day = 86_400_000;
const mostADay = 3;

export function requestExport(deps: Deps, actor: Actor): Promise<ShownExport> {
  const asked = { userId: actor.id, requestedBy: actor.id };
  return deps.db.transaction((tx) => request(deps, tx, asked));
}

/** Of a child, by who looks after it; on record. */
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

async function request({ now }: Deps, tx: Tx, asked: Asked): Promise<ShownExport> {
  if (!(await lockUser(tx, asked.requestedBy))) throw unauthenticated('session_expired');
  if (await isGathering(tx, asked)) throw conflict('already_requested');
  const at = now();
  await requireFew(tx, asked, at);
  const row = await insertExport(tx, {
    ...asked,
    id: uuidv7(),
    state: 'gathering',
    requestedAt: at,
  });
  await emit(tx, exportRequested, { exportId: row.id, userId: asked.userId }, at);
  return { ...row, gathered: [] };
}

async function requireFew(tx: Tx, asked: Asked, now: Date) {
  const lately = await exportsSince(tx, asked, new Date(now.getTime() - day));
  const oldest = lately[mostADay - 1];
  if (!oldest) return;
  const seconds = Math.ceil((oldest.requestedAt.getTime() + day - now.getTime()) / 1000);
  throw tooManyFor(Math.max(1, seconds), 'too_many_requests');
}
