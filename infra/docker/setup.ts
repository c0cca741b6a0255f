import { backUpOnce, keepBackupsOfContainers } from './backups.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { handOutKeys } from './hand-out-keys.ts';
import { keepOperatorSettings } from './operator-settings.ts';
import { prepareStores } from './prepare-stores.ts';
import { finishRestore, restoreDatabase } from './restore.ts';

/** The jobs of a start, each of which finds its work done when it runs again, and those of backups. */
const jobs: Record<string, () => Promise<void>> = {
  operator: keepOperatorSettings,
  keys: handOutKeys,
  stores: prepareStores,
  demo: fillWithDemo,
  backups: keepBackupsOfContainers,
  'back-up': backUpOnce,
  'restore-database': restoreDatabase,
  'finish-restore': finishRestore,
};

const name = process.argv[2] ?? '';
const job = jobs[name];
if (!job) throw new Error(`There is no job "${name}": ${Object.keys(jobs).join(', ')}.`);
await job();
