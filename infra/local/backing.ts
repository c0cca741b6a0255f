import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Description } from '../nats/description.ts';
import { natsConfig } from '../nats/server-config.ts';
import { bootstrapPostgres } from '../postgres/bootstrap.ts';
import { database, keysOf, rolesOf } from './accounts.ts';
import type { ChildOptions } from './child.ts';
import { backupSettings, inheritedEnvironment } from './config.ts';
import { answersOk } from './health.ts';
import { type Home, tellPostgresFolder } from './home.ts';
import { refuseLostDatabase } from './lost-state.ts';
import { natsAnswers, natsServerProgram, natsVersion } from './nats-server.ts';
import { makeStreams, streamsHang } from './nats-streams.ts';
import { livenessPath } from './object-store/liveness.ts';
import {
  initialisePostgres,
  type PostgresServer,
  postgresAnswers,
  postgresCommand,
  stopLeftOverPostgres,
  superuserUrl,
} from './postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import {
  backupsCommand,
  type Installation,
  mailboxCommand,
  objectStoreCommand,
} from './processes.ts';
import { natsPublicKey } from './secrets.ts';

type Prepared = Pick<
  ChildOptions,
  'name' | 'command' | 'isReady' | 'stopSignal' | 'beforeEachStart' | 'isAlive' | 'askedEvery'
>;

export async function postgresServer({
  home,
  ports,
  secrets,
}: Installation): Promise<PostgresServer> {
  return {
    binaries: await postgresBinaries(),
    dataDir: home.postgres,
    port: ports.postgres,
    password: secrets.postgresPassword,
    durable: true,
    ...(backupSettings() && { logSpool: home.logSpool }),
  };
}

export async function preparePostgres(server: PostgresServer, home: Home): Promise<Prepared> {
  await stopLeftOverPostgres(server.dataDir);
  await refuseLostDatabase(home);
  await initialisePostgres(server);
  await tellPostgresFolder(home);
  await prepareLogSpool(server, home);
  return {
    name: 'Postgres',
    command: postgresCommand(server),
    isReady: () => postgresAnswers(server),
    // Its fast shutdown: SIGTERM would wait for every connection to leave by itself.
    stopSignal: 'SIGINT',
  };
}

/** Without backups it is removed: its absence tells the next start with them that pieces of the log are missing. */
async function prepareLogSpool({ binaries, logSpool }: PostgresServer, home: Home): Promise<void> {
  if (!logSpool) return rm(home.logSpool, { recursive: true, force: true });
  await mkdir(logSpool, { recursive: true, mode: 0o700 });
  if (binaries.runAs) await chown(logSpool, binaries.runAs.uid, binaries.runAs.gid);
}

/** Ships the log, and makes a backup when one is due. */
export function prepareBackups(installation: Installation): Prepared {
  return {
    name: 'backups',
    command: backupsCommand(installation),
    isReady: async () => true,
  };
}

export async function fillPostgres(
  server: PostgresServer,
  { secrets }: Installation,
): Promise<void> {
  await bootstrapPostgres({
    superuserUrl: superuserUrl(server),
    database,
    services: rolesOf(secrets),
  });
}

export async function prepareNats(
  installation: Installation,
  descriptions: Description[],
): Promise<Prepared> {
  const { home, ports, secrets } = installation;
  const program = await natsServerProgram();
  const config = natsConfig({
    host: '127.0.0.1',
    port: ports.nats,
    storeDir: join(home.nats, 'jetstream'),
    version: await natsVersion(program),
    adminKey: natsPublicKey(secrets.natsAdminSeed),
    services: keysOf(secrets, descriptions),
  });
  await mkdir(home.nats, { recursive: true, mode: 0o700 });
  const configFile = join(home.nats, 'nats-server.conf');
  await writeFile(configFile, config, { mode: 0o600 });
  const command = { program, args: ['--config', configFile], env: inheritedEnvironment() };
  return {
    name: 'NATS',
    command,
    isReady: () => natsAnswers(ports.nats),
    isAlive: async () => !(await streamsHang(installation)),
    askedEvery: 2_000,
    beforeEachStart: (launch) => makeStreams(installation, command, descriptions, launch),
  };
}

export function prepareObjectStore(installation: Installation): Prepared {
  return {
    name: 'object store',
    command: objectStoreCommand(installation),
    isReady: () => answersOk(`http://127.0.0.1:${installation.ports.objects}${livenessPath}`),
  };
}

export function prepareMailbox(installation: Installation): Prepared {
  return {
    name: 'mailbox',
    command: mailboxCommand(installation),
    isReady: () => answersOk(`http://127.0.0.1:${installation.ports.mailbox}/readyz`),
  };
}
