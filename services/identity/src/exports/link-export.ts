import type { Deps } from '../deps.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { makeViewLink } from '../family/view-links/make-view-link.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireReady } from './export.ts';
import { getOwnExport } from './queries.ts';

/** Gives a link of one minute to the ZIP; for a child's export only while the reader still looks after it. */
export function linkExport(deps: Deps, by: Guardian, exportId: string): Promise<{ url: string }> {
  return deps.db.transaction(async (tx) => {
    const found = await getOwnExport(tx, exportId, by.actor.id);
    await requireAssurance(deps, tx, by.actor);
    if (found.userId !== by.actor.id)
      await recordForGuardian(deps, tx, by, {
        childId: found.userId,
        action: 'child_export_opened',
      });
    requireReady(found, deps.now());
    return { url: makeViewLink(deps, { kind: 'export', id: exportId }) };
  });
}
