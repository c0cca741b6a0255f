import { chmod, chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { identityIn } from '../backup/key.ts';
import { restoreObjects } from '../backup/object-copy.ts';
import { folderPlace } from '../backup/place.ts';
import {
  backupFor,
  fetchLog,
  giveTo,
  placeFiles,
  tellWhereLogIs,
  unpackInto,
} from '../backup/restore.ts';
import { backupSettings, restoreSettings } from '../local/config.ts';
import { isThere } from '../local/home.ts';
import { keptFiles, storesOf, superuserUrlOf } from './backups.ts';
import { databaseFolder, home, secretsOfAll } from './state.ts';

const versionFile = 'PG_VERSION';
/** The folder of the log in that of the database, and how the container of Postgres sees it. */
const logFolder = 'restored-log';
const logSeenByPostgres = `/var/lib/postgresql/data/${logFolder}`;

/**
 * Puts the database's files and the secrets where the containers look for them. The key comes by the standard input;
 * Postgres replays the log when it starts.
 */
export async function restoreDatabase(): Promise<void> {
  const { place, at } = opened();
  const identity = identityIn(await text(process.stdin), 'The key that was given');
  if (await isThere(join(databaseFolder, versionFile)))
    throw new Error('There is a database already. Nothing was changed.');
  const name = await backupFor(place, at);
  const owner = await stat(databaseFolder);
  const folder = join(databaseFolder, 'restoring');
  await unpackInto(folder, place, identity, name);
  const dataDir = join(folder, 'postgres');
  const pieces = await fetchLog(place, identity, join(dataDir, logFolder));
  if (pieces > 0) await tellWhereLogIs(dataDir, logSeenByPostgres, at);
  else if (at)
    throw new Error('No write-ahead log was kept, so only the moments of backups can be restored.');
  await giveTo(dataDir, owner);
  await placeFiles(folder, keptFiles);
  await writeFile(home.backupKey, `${identity}\n`, { mode: 0o600 });
  const homeOwner = await stat(home.dir);
  for (const path of Object.values(keptFiles))
    if (await isThere(path)) await chown(path, homeOwner.uid, homeOwner.gid);
  // The version comes last: a folder without it is no database, so a restore that was cut off can begin again.
  const entries = await readdir(dataDir);
  for (const entry of [...entries.filter((name) => name !== versionFile), versionFile])
    await rename(join(dataDir, entry), join(databaseFolder, entry));
  await rm(folder, { recursive: true });
  // Postgres refuses a folder that others may open.
  await chmod(databaseFolder, 0o700);
  console.log(`Restoring ${name}${at ? ` and its log until ${at.toISOString()}` : ''}.`);
}

/** Waits until Postgres has replayed its log, and puts back the files of people. */
export async function finishRestore(): Promise<void> {
  const { place } = opened();
  const identity = identityIn(await text(process.stdin), 'The key that was given');
  const secrets = await secretsOfAll();
  const sql = postgres(superuserUrlOf(secrets), { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    while ((await sql`select pg_is_in_recovery() as replaying`)[0]?.replaying) await sleep(500);
  } finally {
    await sql.end({ timeout: 1 });
  }
  await writeFile(join(databaseFolder, 'postgresql.auto.conf'), '');
  await rm(join(databaseFolder, logFolder), { recursive: true });
  const objects = await restoreObjects(storesOf(secrets), place, identity);
  console.log(`The database is restored, and ${objects} files of people.`);
}

function opened() {
  const settings = backupSettings();
  if (!settings) throw new Error('BACKUP_TO says where the backups are.');
  const { at } = restoreSettings();
  return { place: folderPlace(settings.to), at: at ? new Date(at) : undefined };
}
