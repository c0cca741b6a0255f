import { resolve } from 'node:path';
import { makeBackup } from '../backup/backup.ts';
import { openBackupKey } from '../backup/key.ts';
import { folderPlace } from '../backup/place.ts';
import { postgresServer } from './backing.ts';
import { withSource } from './backups.ts';
import { readConfig } from './config.ts';
import { homeAt } from './home.ts';
import { tellFailure, timed, toFailure } from './progress.ts';
import { findRunning } from './run-record.ts';
import { installationAt } from './service-commands.ts';

try {
  const [to] = process.argv.slice(2);
  if (!to) throw new Error('Say where the backup goes: make backup TO=/mnt/backups');
  const config = readConfig();
  const home = homeAt(config.home);
  if (!findRunning(home)) throw new Error('Sidework does not run: make up starts it.');
  const installation = await installationAt(home, config.port);
  const server = await postgresServer(installation);
  const { recipient, isNew } = await openBackupKey(home.backupKey);
  const { name, record } = await timed('Copied and read back', () =>
    withSource(installation, server, (source) =>
      makeBackup(source, folderPlace(resolve(to)), recipient, () => new Date()),
    ),
  );
  console.log(`
  ${name}: ${(record.bytes / 1_000_000).toFixed(1)} MB of databases, ${record.objects.length} files of people
  It is opened by   ${home.backupKey}${isNew ? '\n  That key is new. Copy it to another place: without it no backup can be restored.' : ''}`);
} catch (error) {
  tellFailure(toFailure(error));
  process.exitCode = 1;
}
