import { mkdir, readFile } from 'node:fs/promises';
import { restoreSettings } from '../local/config.ts';
import { compose, engine, project } from './compose.ts';
import type { Settings } from './settings.ts';

/** A job beside the one that keeps the backups. */
export const jobOfBackups = ['run', '--rm', '-T', '--no-deps', 'backups'];

/** Makes the folder that the settings name; only its owner reads it. */
export async function makeBackupFolder({ BACKUP_TO = 'none' }: Settings): Promise<void> {
  if (BACKUP_TO !== 'none') await mkdir(BACKUP_TO, { recursive: true, mode: 0o700 });
}

/** Prints the key that opens the backups, for a copy of it elsewhere. */
export async function printBackupKey(settings: Settings): Promise<void> {
  await compose(['exec', '-T', 'backups', 'cat', '/state/home/backup-key.txt'], settings);
}

/** Volumes that hold nothing of people: certificates and the signatures of viruses. */
const ofNobody = ['proxy', 'proxy-config', 'clamav'].map((name) => `${project}_${name}`);

/** A restore beside what is there would mix two times: of databases, keys, objects and events. */
async function requireNoData(): Promise<void> {
  const filter = `label=com.docker.compose.project=${project}`;
  const volumes = (await engine(['volume', 'ls', '--quiet', '--filter', filter])).split('\n');
  const held = volumes.filter((name) => name !== '' && !ofNobody.includes(name));
  if (held.length > 0)
    throw new Error(
      `There is data already, in ${held.join(', ')}. Nothing was changed. Where it is to go: ` +
        `CONFIRM=${project} make production DO="down --volumes"`,
    );
}

/** Brings the newest backup and its log into volumes that are empty, to the end or to a moment. */
export async function restore(settings: Settings): Promise<void> {
  const { at, key } = restoreSettings();
  if (!settings.BACKUP_TO || settings.BACKUP_TO === 'none')
    throw new Error('BACKUP_TO in the settings says where the backups are.');
  if (!key) throw new Error('KEY=… says where the key of the backups is: only it opens them.');
  if (at && !/(Z|[+-]\d\d:?\d\d)$/.test(at))
    throw new Error(`AT must be a time with its zone, 2026-03-08T14:30:00Z say, not "${at}".`);
  await requireNoData();
  const identity = await readFile(key, 'utf8');
  await compose(['build', '--quiet'], settings);
  // Its first container gives the volume to the user of the database.
  await compose(['run', '--rm', '--no-deps', '--entrypoint', 'true', 'postgres'], settings);
  await compose([...jobOfBackups, 'restore-database'], settings, identity);
  await compose(['run', '--rm', '-T', '--no-deps', 'keys'], settings);
  await compose(['up', '--detach', '--wait', 'postgres', 'minio'], settings);
  await compose(['run', '--rm', '-T', '--no-deps', 'minio-setup'], settings);
  await compose([...jobOfBackups, 'finish-restore'], settings, identity);
  console.log('Start it with make production. Everybody signs in again.');
}
