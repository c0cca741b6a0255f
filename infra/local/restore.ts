import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { identityIn } from '../backup/key.ts';
import { restoreObjects } from '../backup/object-copy.ts';
import { folderPlace } from '../backup/place.ts';
import { backupFor, placeDatabase, placeFiles, unpackBackup } from '../backup/restore.ts';
import { storeAccountsOf } from './accounts.ts';
import { postgresServer } from './backing.ts';
import { filesOf, storesOf } from './backups.ts';
import { readConfig, restoreSettings } from './config.ts';
import { type Home, homeAt, removeState } from './home.ts';
import { keptIn } from './lost-state.ts';
import { startObjectStore } from './object-store/object-store.ts';
import { tellFailure, timed, toFailure } from './progress.ts';
import { findRunning } from './run-record.ts';
import { installationAt } from './service-commands.ts';
import { tolerate } from './tolerate.ts';

try {
  const told = restoreSettings();
  if (!told.from) throw new Error('Say where the backups are: make restore FROM=/mnt/backups');
  const config = readConfig();
  const home = homeAt(config.home);
  const at = told.at ? momentOf(told.at) : undefined;
  const keyFile = told.key ? resolve(told.key) : home.backupKey;
  const keyText = await readFile(keyFile, 'utf8').catch(tolerate('ENOENT'));
  if (keyText === undefined)
    throw new Error(
      `${keyFile} is missing, and only it opens the backups: KEY=… says where it is.`,
    );
  const identity = identityIn(keyText, keyFile);
  const place = folderPlace(resolve(told.from));
  const name = await backupFor(place, at);
  // Before anything is removed: a backup that cannot be opened must not cost what is there.
  const folder = await timed(`Opened ${name}`, () => unpackBackup(place, identity, name, home));
  await makeRoom(home, told.replace);
  await placeFiles(folder, filesOf(home));
  const installation = await installationAt(home, config.port);
  const server = await postgresServer(installation);
  const pieces = await timed('Replayed the log', () =>
    placeDatabase(folder, server, place, identity, at),
  );
  const store = await startObjectStore({
    folder: home.objects,
    port: 0,
    accounts: storeAccountsOf(installation.secrets),
  });
  const stores = storesOf(installation).map((each) => ({
    ...each,
    url: `http://127.0.0.1:${store.port}`,
  }));
  const objects = await timed('Put back the files of people', () =>
    restoreObjects(stores, place, identity),
  ).finally(() => store.stop());
  console.log(`
  Restored ${name}${at ? ` and its log until ${at.toISOString()}` : pieces > 0 ? ' and its log to the end' : ''}, with ${objects} files of people.
  Start it with make up. Everybody signs in again.`);
} catch (error) {
  tellFailure(toFailure(error));
  process.exitCode = 1;
}

function momentOf(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new Error(`AT must be a time with its zone, 2026-03-08T14:30:00Z say, not "${text}".`);
  return at;
}

/** Removes what is there only where its folder is named. */
async function makeRoom(home: Home, named: string | undefined): Promise<void> {
  const kept = await keptIn(home).find();
  if (kept.length === 0) return;
  const name = basename(home.dir);
  if (findRunning(home)) throw new Error('Sidework runs: make down stops it.');
  if (named !== name)
    throw new Error(
      `There is something in ${kept.join(', ')} already. Nothing was changed. To replace it: ` +
        `make restore FROM=… REPLACE=${name}`,
    );
  await removeState(home);
}
