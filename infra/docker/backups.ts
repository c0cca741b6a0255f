import postgres from 'postgres';
import { makeBackup, type Source } from '../backup/backup.ts';
import { serveBackupMetrics } from '../backup/backup-metrics.ts';
import { keepBackups } from '../backup/keep-backups.ts';
import { openBackupKey } from '../backup/key.ts';
import { folderPlace } from '../backup/place.ts';
import { handoverBucket, storeAccountsOf } from '../local/accounts.ts';
import { filesOf } from '../local/backups.ts';
import { backupSettings } from '../local/config.ts';
import type { Secrets } from '../local/secrets.ts';
import { openLogSpool } from './log-spool.ts';
import { databaseFolder, home, secretsOfAll } from './state.ts';
import { storeUrl } from './store-script.ts';

/** What lies in the volume of the jobs and cannot be made again. */
export const keptFiles = { ...filesOf(home), 'operator-settings.json': home.operatorSettings };

/** Each bucket once: the one that all services share comes with the first. */
export const storesOf = (secrets: Secrets): Source['stores'] =>
  storeAccountsOf(secrets).map(({ accessKey, secretKey }, at) => ({
    url: storeUrl,
    accessKey,
    secretKey,
    names: at === 0 ? [accessKey, handoverBucket] : [accessKey],
  }));

/** Prometheus asks here, as its own configuration says. */
const metricsPort = 9100;

/** Backs up once a day and ships the log meanwhile, until the container ends. Each start begins with a backup. */
export async function keepBackupsOfContainers(): Promise<void> {
  const { place, recipient, settings, secrets, logSpool } = await open();
  const end = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort());
  const metrics = serveBackupMetrics(metricsPort, settings.every, end.signal);
  let isFirst = true;
  await keepBackups(
    {
      place,
      recipient,
      logSpool,
      every: settings.every,
      retention: settings.retention,
      stores: storesOf(secrets),
      metrics,
      // The log of a time without backups is missing.
      isDueAnyway: () => isFirst,
      async withSource(work) {
        const made = await withSource(secrets, work);
        isFirst = false;
        return made;
      },
      tell: (line) => console.log(line),
    },
    end.signal,
  );
}

/** Makes one backup now. */
export async function backUpOnce(): Promise<void> {
  const { place, recipient, secrets } = await open();
  const { name, record } = await withSource(secrets, (source) =>
    makeBackup(source, place, recipient, () => new Date()),
  );
  console.log(`Backed up as ${name}: ${record.bytes} bytes and ${record.objects.length} objects.`);
}

async function open() {
  const settings = backupSettings();
  if (!settings) throw new Error('BACKUP_TO says where the backups go.');
  const { recipient, isNew } = await openBackupKey(home.backupKey);
  if (isNew) console.log('The key of the backups was made: keep a copy of it elsewhere.');
  const logSpool = await openLogSpool();
  const secrets = await secretsOfAll();
  return { place: folderPlace(settings.to), recipient, settings, secrets, logSpool };
}

async function withSource<T>(secrets: Secrets, work: (source: Source) => Promise<T>): Promise<T> {
  const sql = postgres(superuserUrlOf(secrets), {
    max: 1,
    connect_timeout: 5,
    // One connection from the start of the copy to its end, however long that takes.
    max_lifetime: null,
    onnotice: () => {},
  });
  try {
    const database = { sql, dataDir: databaseFolder };
    return await work({ database, files: keptFiles, stores: storesOf(secrets) });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export const superuserUrlOf = ({ postgresPassword }: Secrets) =>
  `postgres://postgres:${postgresPassword}@postgres/postgres`;
