import type { Tx } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { isGathering, isWhole } from './export.ts';
import { type ExportPart, insertPart, lockExport, partsOf } from './queries.ts';
import { namesOfServicesWithOwnData } from './services-with-own-data.ts';

export const assembling = 'assemble-export';

/** Keeps where a service's part lies; with the last of them the ZIP can be made. */
export async function keepPart(tx: Tx, part: ExportPart): Promise<void> {
  const found = await lockExport(tx, part.exportId);
  if (!found) return;
  await insertPart(tx, part);
  const there = await partsOf(tx, found.id);
  if (!isGathering(found) || !isWhole(there, namesOfServicesWithOwnData)) return;
  await addPersonTask(tx, { id: found.id, kind: assembling, userId: found.userId });
}
