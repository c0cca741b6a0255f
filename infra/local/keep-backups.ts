import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepBackups } from '../backup/keep-backups.ts';
import { openBackupKey } from '../backup/key.ts';
import { folderPlace } from '../backup/place.ts';
import { postgresServer } from './backing.ts';
import { storesOf, withSource } from './backups.ts';
import { backupSettings, readConfig } from './config.ts';
import { homeAt, isThere } from './home.ts';
import { installationAt } from './service-commands.ts';

const settings = backupSettings();
if (!settings) throw new Error('BACKUP_TO says where the backups go.');
const config = readConfig();
const home = homeAt(config.home);
const installation = await installationAt(home, config.port);
const server = await postgresServer(installation);
const { recipient, isNew } = await openBackupKey(home.backupKey);
if (isNew) console.log(`The key of the backups is ${home.backupKey}: keep a copy elsewhere.`);

const end = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort());

// Without this file the log of a time without backups is missing, and only a new backup goes on from now.
const unbroken = join(home.logSpool, 'unbroken');
let isUnbroken = await isThere(unbroken);

await keepBackups(
  {
    place: folderPlace(settings.to),
    recipient,
    logSpool: home.logSpool,
    every: settings.every,
    retention: settings.retention,
    stores: storesOf(installation),
    isDueAnyway: () => !isUnbroken,
    async withSource(work) {
      const made = await withSource(installation, server, work);
      await writeFile(unbroken, '');
      isUnbroken = true;
      return made;
    },
    tell: (line) => console.log(line),
  },
  end.signal,
);
