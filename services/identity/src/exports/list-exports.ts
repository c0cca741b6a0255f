import type { Actor } from '@sidework/chassis/http/actor';
import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import type { Deps } from '../deps.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { exportsOf } from './queries.ts';
import { toDataExport } from './view.ts';

export async function listOwnExports({ db }: Deps, { id }: Actor): Promise<DataExport[]> {
  return (await exportsOf(db, { userId: id, requestedBy: id })).map(toDataExport);
}

export function listExportsOfChild(
  deps: Deps,
  by: Guardian,
  childId: string,
): Promise<DataExport[]> {
  return deps.db.transaction(async (tx) => {
    await recordForGuardian(deps, tx, by, { childId, action: 'child_exports_listed' });
    return (await exportsOf(tx, { userId: childId, requestedBy: by.actor.id })).map(toDataExport);
  });
}
