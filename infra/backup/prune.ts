import { archiveNameOf, type BackupRecord, backupsIn, recordNameOf } from './backup.ts';
import { isLogPiece } from './database-copy.ts';
import { type ObjectName, objectPlaceNameOf } from './object-copy.ts';
import type { Place } from './place.ts';
import { outlived, type Retention } from './retention.ts';

/**
 * Removes the backups that are outlived, and what no kept one needs: pieces of the log from before the first, and objects
 * that neither a kept backup nor the store has. Gives the names of the backups.
 */
export async function prune(
  place: Place,
  present: ObjectName[],
  retention: Retention,
): Promise<string[]> {
  const all = await backupsIn(place);
  const gone = new Set(
    outlived(
      all.map(({ record }) => new Date(record.takenAt)),
      retention,
    ).map((time) => time.toISOString()),
  );
  const isGone = ({ record }: { record: BackupRecord }) => gone.has(record.takenAt);
  const kept = all.filter((backup) => !isGone(backup)).map(({ record }) => record);
  for (const { name } of all.filter(isGone)) {
    await place.remove(recordNameOf(name));
    await place.remove(archiveNameOf(name));
  }
  await removeLogBefore(place, kept);
  const needed = new Set(
    [...present, ...kept.flatMap(({ objects }) => objects)].map(objectPlaceNameOf),
  );
  for (const name of await place.list('objects')) if (!needed.has(name)) await place.remove(name);
  return all.filter(isGone).map(({ name }) => name);
}

async function removeLogBefore(place: Place, kept: BackupRecord[]): Promise<void> {
  const first = kept.map(({ log }) => log.first).sort()[0];
  if (!first) return;
  for (const name of await place.list('log')) {
    const piece = /^log\/([0-9A-F]+)/.exec(name)?.[1] ?? '';
    if (isLogPiece(piece) && piece < first) await place.remove(name);
  }
}
