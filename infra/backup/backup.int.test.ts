import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Home, homeAt } from '../local/home.ts';
import { startObjectStore } from '../local/object-store/object-store.ts';
import {
  initialisePostgres,
  type PostgresServer,
  postgresAnswers,
  postgresCommand,
  superuserUrl,
} from '../local/postgres.ts';
import { postgresBinaries } from '../local/postgres-binaries.ts';
import { archiveNameOf, backupsIn, makeBackup, type Source } from './backup.ts';
import { identityIn, openBackupKey } from './key.ts';
import { type Buckets, clientFor, restoreObjects } from './object-copy.ts';
import { folderPlace } from './place.ts';
import { backupFor, placeDatabase, placeFiles, unpackBackup } from './restore.ts';
import { shipLog } from './ship-log.ts';

let folder: string;
let server: PostgresServer;
let child: ChildProcess;
let sql: postgres.Sql;
let source: Source;
let stores: Buckets[];
let store: Awaited<ReturnType<typeof startObjectStore>>;
let recipient: string;
let identity: string;
let keyFile: string;
const account = { accessKey: 'marketplace', secretKey: 'known', buckets: ['marketplace'] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidework-backup-'));
  await chmod(folder, 0o711);
  const binaries = await postgresBinaries();
  const logSpool = join(folder, 'spool');
  await mkdir(logSpool);
  if (binaries.runAs) await chown(logSpool, binaries.runAs.uid, binaries.runAs.gid);
  const dataDir = join(folder, 'postgres');
  server = {
    binaries,
    dataDir,
    port: await freePort(),
    password: 'known',
    durable: false,
    logSpool,
  };
  await initialisePostgres(server);
  child = await startServer(server);
  sql = postgres(superuserUrl(server), { max: 1, max_lifetime: null, onnotice: () => {} });
  await sql`create table rows (id int generated always as identity, text text, at timestamptz default clock_timestamp())`;
  store = await startObjectStore({ folder: join(folder, 'objects'), port: 0, accounts: [account] });
  stores = [storeAt(store.port)];
  const client = await clientFor(stores[0] as Buckets);
  await client.makeBucket('marketplace');
  await client.putObject('marketplace', 'pictures/one', 'the picture', undefined, {
    'content-type': 'image/webp',
  });
  keyFile = join(folder, 'key');
  recipient = (await openBackupKey(keyFile)).recipient;
  identity = identityIn(await readFile(keyFile, 'utf8'), keyFile);
  const secrets = join(folder, 'secrets.json');
  await writeFile(secrets, '{"postgresPassword":"known"}');
  source = { database: { sql, dataDir }, files: { 'secrets.json': secrets }, stores };
});

afterAll(async () => {
  await sql?.end();
  if (child) await endServer(child);
  await store?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of a database that is being written', () => {
  it('gives back each row that was there when it ended, the secrets and the objects', async () => {
    const place = folderPlace(join(folder, 'backups'), { durable: false });
    const writing = startWriting();
    await writing.hasBegun;
    const [{ count: before } = { count: 0 }] = await sql`select count(*)::int from rows`;
    const { name } = await makeBackup(source, place, recipient, () => new Date());
    await writing.stop();
    const [{ count: atEnd } = { count: 0 }] = await sql`select count(*)::int from rows`;

    const { home, restored, other } = await restore('whole', name, undefined);
    expect(await readFile(home.secrets, 'utf8')).toContain('known');
    const [found] = await restored`
      select count(*)::int as count, count(*)::int % 20 as rest, max(id) - count(*) as missing from rows`;
    expect(found).toMatchObject({ rest: 0, missing: '0' });
    expect(found?.count).toBeGreaterThanOrEqual(before);
    expect(found?.count).toBeLessThanOrEqual(atEnd);
    await restored.end();
    await endServer(other);

    const empty = await startObjectStore({
      folder: join(home.dir, 'objects'),
      port: 0,
      accounts: [account],
    });
    const again = [storeAt(empty.port)];
    expect(await restoreObjects(again, place, identity)).toBe(1);
    const client = await clientFor(again[0] as Buckets);
    expect(await textOf(await client.getObject('marketplace', 'pictures/one'))).toBe('the picture');
    expect(await client.statObject('marketplace', 'pictures/one')).toMatchObject({
      metaData: { 'content-type': 'image/webp' },
    });
    await empty.stop();
  });

  it('is at a moment between two, where the log was kept', async () => {
    const place = folderPlace(join(folder, 'backups'), { durable: false });
    await sql`insert into rows (text) values ('before')`;
    const [moment = { at: new Date(0) }] = await sql<
      { at: Date }[]
    >`select clock_timestamp() as at`;
    await sleep(5);
    await sql`insert into rows (text) values ('after')`;
    await sql`select pg_switch_wal()`;
    await shipAll(place);

    const at = new Date(moment.at.getTime() + 2);
    const { restored, other } = await restore('moment', await backupFor(place, at), at);
    expect(await restored`select text from rows where text in ('before', 'after')`).toEqual([
      { text: 'before' },
    ]);
    await restored.end();
    await endServer(other);
  });
});

describe('what is not restored', () => {
  const place = () => folderPlace(join(folder, 'backups'), { durable: false });

  it('a moment before the first backup', async () => {
    await expect(backupFor(place(), new Date('2020-01-01'))).rejects.toThrow(
      'The first backup is of',
    );
  });

  it('a moment after the end of the log', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const name = await backupFor(place(), at);
    await expect(restore('later', name, at)).rejects.toThrow('ends before this moment');
  });

  it('a place without a finished backup', async () => {
    await expect(
      backupFor(folderPlace(join(folder, 'nothing'), { durable: false }), undefined),
    ).rejects.toThrow('There is no finished backup here.');
  });

  it('an archive with a key that is not its own', async () => {
    const otherFile = join(folder, 'other-key');
    await openBackupKey(otherFile);
    const other = identityIn(await readFile(otherFile, 'utf8'), otherFile);
    const name = await backupFor(place(), undefined);
    await expect(unpackBackup(place(), other, name, homeNamed('refused'))).rejects.toThrow(
      'no identity matched',
    );
  });

  it('an archive of which a byte was changed', async () => {
    const name = await backupFor(place(), undefined);
    const path = join(folder, 'backups', archiveNameOf(name));
    const bytes = await readFile(path);
    const at = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(path, bytes);
    await expect(unpackBackup(place(), identity, name, homeNamed('refused'))).rejects.toThrow();
  });

  it('one that lacks its record', async () => {
    const before = await backupsIn(place());
    await writeFile(join(folder, 'backups', archiveNameOf('2999-01-01T000000Z')), 'begun');
    expect(await backupsIn(place())).toEqual(before);
  });
});

function startWriting() {
  const writer = postgres(superuserUrl(server), { max: 1, onnotice: () => {} });
  let isOver = false;
  const write = () =>
    writer`insert into rows (text) select repeat('x', 500) from generate_series(1, 20)`;
  const hasBegun = write();
  const writing = (async () => {
    // A pause between writes leaves the machine to the tests beside this one.
    for (await hasBegun; !isOver; await sleep(20)) await write();
  })();
  return {
    hasBegun,
    async stop() {
      isOver = true;
      await writing;
      await writer.end();
    },
  };
}

const homeNamed = (name: string): Home => ({
  ...homeAt(join(folder, name)),
  postgres: join(folder, name, 'postgres'),
});

async function restore(named: string, backup: string, at: Date | undefined) {
  const place = folderPlace(join(folder, 'backups'), { durable: false });
  const home = homeNamed(named);
  const other: PostgresServer = {
    ...server,
    dataDir: home.postgres,
    port: await freePort(),
    password: 'known',
  };
  delete other.logSpool;
  const unpacked = await unpackBackup(place, identity, backup, home);
  await placeFiles(unpacked, { 'secrets.json': home.secrets });
  await placeDatabase(unpacked, other, place, identity, at);
  const child = await startServer(other);
  const restored = postgres(superuserUrl(other), { max: 1, onnotice: () => {} });
  return { home, restored, other: child };
}

/** Postgres puts a piece aside after the switch, in a process of its own. */
async function shipAll(place: ReturnType<typeof folderPlace>) {
  const [row] = await sql`select pg_walfile_name(pg_current_wal_lsn()) as current`;
  const isShipped = async () => {
    const [archived] = await sql`select last_archived_wal as last from pg_stat_archiver`;
    return archived?.last && archived.last >= previousOf(row?.current);
  };
  while (!(await isShipped())) await sleep(20);
  await shipLog(server.logSpool as string, place, recipient);
  expect(
    (await readdir(server.logSpool as string)).filter((name) => !name.endsWith('.new')),
  ).toEqual([]);
}

const previousOf = (piece: string) =>
  (BigInt(`0x${piece}`) - 1n).toString(16).toUpperCase().padStart(24, '0');

async function startServer(of: PostgresServer): Promise<ChildProcess> {
  const { program, args, env, cwd, runAs } = postgresCommand(of);
  const started = spawn(program, args, { env, cwd, ...runAs, stdio: 'ignore' });
  while (!(await postgresAnswers(of))) {
    if (started.exitCode !== null) throw new Error('Postgres ended at once.');
    await sleep(50);
  }
  return started;
}

async function endServer(running: ChildProcess) {
  const ended = once(running, 'exit');
  running.kill('SIGINT');
  await ended;
}

function storeAt(port: number): Buckets {
  return {
    url: `http://127.0.0.1:${port}`,
    accessKey: 'marketplace',
    secretKey: 'known',
    names: ['marketplace'],
  };
}

async function textOf(content: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
