import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { Entry } from './archive.ts';

/** A running server, and where its files are. */
export interface Database {
  /** One connection of the superuser, which the copy keeps from its start to its end. */
  sql: postgres.Sql;
  dataDir: string;
}

/** From which piece of the write-ahead log the copy needs it, and to which. */
export interface LogRange {
  first: string;
  last: string;
}

/**
 * Folders that pg_basebackup empties too: a server fills them when it starts, and the needed part of the log follows.
 * https://www.postgresql.org/docs/17/protocol-replication.html (BASE_BACKUP)
 */
const contentsLeftOut = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const filesLeftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init.*|.*\.signal|backup_manifest)$/;

/** The control file comes last, so that it is not older than the rest. */
const controlFile = 'global/pg_control';

/**
 * The files of a running server under `postgres/`, which together with the log's last pieces are its state at one moment:
 * that of the end of the copy. A slot keeps the log from being removed meanwhile.
 */
export async function* copyDatabase({ sql, dataDir }: Database, tell: (range: LogRange) => void) {
  await sql`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`;
  const [started] = await sql`
    select lsn, pg_walfile_name(lsn) as first from pg_backup_start('sidework', fast => true) as lsn`;
  yield* dataFiles(dataDir);
  yield { name: `postgres/${controlFile}`, path: join(dataDir, controlFile) } satisfies Entry;
  const [stopped] = await sql`
    select labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`;
  if (stopped?.spcmapfile)
    throw new Error('A database with tablespaces outside its folder is not backed up.');
  yield { name: 'postgres/backup_label', text: stopped?.labelfile } satisfies Entry;
  const range = { first: started?.first as string, last: stopped?.last as string };
  yield* logPieces(dataDir, range);
  tell(range);
}

async function* dataFiles(dataDir: string, folder = ''): AsyncGenerator<Entry> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (filesLeftOut.test(entry.name) || name === controlFile) continue;
    if (entry.isDirectory()) {
      yield { name: `postgres/${name}`, folder: true };
      if (!contentsLeftOut.has(name)) yield* dataFiles(dataDir, name);
    } else if (entry.isFile()) {
      yield { name: `postgres/${name}`, path: join(dataDir, name) };
    }
  }
}

/** 24 hex digits: of the timeline and of the place in the log. */
export const isLogPiece = (name: string) => /^[0-9A-F]{24}$/.test(name);

async function* logPieces(dataDir: string, { first, last }: LogRange): AsyncGenerator<Entry> {
  const names = (await readdir(join(dataDir, 'pg_wal'))).sort();
  const needed = names.filter((name) => isLogPiece(name) && first <= name && name <= last);
  const histories = names.filter((name) => /^[0-9A-F]{8}\.history$/.test(name));
  if (needed.at(0) !== first || needed.at(-1) !== last)
    throw new Error(`The write-ahead log from ${first} to ${last} is not there any more.`);
  for (const name of [...histories, ...needed])
    yield { name: `postgres/pg_wal/${name}`, path: join(dataDir, 'pg_wal', name) };
}
