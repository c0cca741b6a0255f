import { setTimeout as sleep } from 'node:timers/promises';
import { type BackupRecord, backupsIn, makeBackup, type Source } from './backup.ts';
import type { BackupMetrics } from './backup-metrics.ts';
import { copyObjects } from './object-copy.ts';
import type { Place } from './place.ts';
import { prune } from './prune.ts';
import type { Retention } from './retention.ts';
import { shipLog } from './ship-log.ts';

export interface Keeping {
  place: Place;
  recipient: string;
  logSpool: string;
  /** Milliseconds between two backups. */
  every: number;
  retention: Retention;
  /** Opens the source for each backup by itself, since the server may have been started again. */
  withSource<T>(work: (source: Source) => Promise<T>): Promise<T>;
  stores: Source['stores'];
  /** Whether a backup is wanted however new the last one is. */
  isDueAnyway(): boolean;
  metrics?: BackupMetrics;
  tell(line: string): void;
}

/** Milliseconds between two looks: at the log, and at the objects. */
const looks = { log: 5_000, objects: 60_000 };

/**
 * Ships the log and new objects as they come, and makes a backup whenever the newest is old enough. What fails is told
 * and tried again with the next look: Postgres keeps its log until it is shipped.
 */
export async function keepBackups(keeping: Keeping, signal: AbortSignal): Promise<void> {
  const { place, recipient, tell } = keeping;
  let objectsAt = 0;
  while (!signal.aborted) {
    try {
      await shipLog(keeping.logSpool, place, recipient);
      keeping.metrics?.noteLog(Date.now());
      if (await isDue(keeping)) await backUp(keeping);
      if (Date.now() - objectsAt >= looks.objects) {
        await copyObjects(keeping.stores, place, [recipient]);
        objectsAt = Date.now();
      }
    } catch (error) {
      tell(`A backup failed and is tried again: ${error instanceof Error ? error.message : error}`);
    }
    await sleep(looks.log, undefined, { signal }).catch(() => undefined);
  }
}

async function isDue({ place, every, isDueAnyway, metrics }: Keeping): Promise<boolean> {
  const newest = (await backupsIn(place)).at(-1)?.record;
  if (newest) metrics?.noteBackup(Date.parse(newest.takenAt));
  if (isDueAnyway()) return true;
  return !newest || ageOf(newest) >= every;
}

const ageOf = ({ takenAt }: BackupRecord) => Date.now() - Date.parse(takenAt);

async function backUp({ place, recipient, retention, withSource, tell }: Keeping): Promise<void> {
  const { name, record } = await withSource((source) =>
    makeBackup(source, place, recipient, () => new Date()),
  );
  tell(`Backed up as ${name}: ${record.bytes} bytes and ${record.objects.length} objects.`);
  const removed = await prune(place, record.objects, retention);
  if (removed.length) tell(`Removed what is outlived: ${removed.join(', ')}.`);
}
