import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, openObjectStores } from '@sidework/chassis/objects/objects';
import { freePortBlock } from '../../checks/free-ports.ts';
import { database, storeAccess } from '../../local/accounts.ts';
import { postgresServer } from '../../local/backing.ts';
import { bundledDescriptions, bundleProcesses } from '../../local/bundle.ts';
import { noAccountLimits } from '../../local/config.ts';
import { answersOk } from '../../local/health.ts';
import { homeAt, removeState } from '../../local/home.ts';
import { natsAnswers, natsServerProgram } from '../../local/nats-server.ts';
import { livenessPath } from '../../local/object-store/liveness.ts';
import { portsFrom } from '../../local/ports.ts';
import { postgresAnswers, superuserUrl } from '../../local/postgres.ts';
import { isAlive, type ProcessId } from '../../local/process-table.ts';
import { type Installation, instancesIn, publicUrl } from '../../local/processes.ts';
import { tellFailure, toFailure } from '../../local/progress.ts';
import { readRunRecord } from '../../local/run-record.ts';
import { openSecrets } from '../../local/secrets.ts';
import { services } from '../../local/services.ts';
import { startPlatform } from '../../local/start.ts';
import { layoutOf } from '../invariants/check-invariants.ts';
import type { Layout } from '../invariants/invariant.ts';
import { tellBrokerState } from './broker-state.ts';
import { endAtOnce } from './end-at-once.ts';
import { mountSmallDisk } from './small-disk.ts';

export const victims = [
  'marketplace',
  'client-services',
  'identity',
  'network-chat',
  'gateway',
  'NATS',
  'object store',
  'Postgres',
] as const;
export type Victim = (typeof victims)[number];

/** A whole platform, supervised as people run it, in a folder of its own and without demo content. */
export interface PlatformUnderTest {
  /** The address of the first gateway. */
  url: string;
  /** The files origin of the first gateway. */
  filesUrl: string;
  /** The address of each gateway. */
  urls: string[];
  mailboxUrl: string;
  databaseUrl: string;
  /** The issuer that tokens name. */
  issuer: string;
  signingKeysFile: string;
  /** The address of each instance of a service, past the gateways. */
  addressesOf(service: string): string[];
  /** The folder of all its state, on its small disk where it has one. */
  stateFolder: string;
  /** NATS keeps its streams here. */
  natsStore: string;
  /** The report of a fault says how each stream and each durable stands. */
  brokerState(): Promise<string>;
  layout: Layout;
  /** The bucket of a service, with its key. */
  objectsOf(service: string): ObjectStore;
  /** The object store keeps its buckets here, a folder each. */
  bucketsFolder: string;
  /** The process as the supervisor knows it now: `marketplace`, `marketplace 2`, `NATS`. */
  processOf(name: string): ProcessId | undefined;
  /** Whether it runs and answers. */
  isUp(name: string): Promise<boolean>;
  /** Gives what the signal was sent to. */
  signal(name: string, signal: NodeJS.Signals): ProcessId;
  /** Removes everything but, where they are wanted, the logs; gives their folder. */
  stop(wanted?: { logs: boolean }): Promise<string | undefined>;
}

export async function startPlatformUnderTest(
  instances = 1,
  diskMegabytes?: number,
): Promise<PlatformUnderTest> {
  await Promise.all([natsServerProgram(), bundleProcesses()]);
  const folder = await mkdtemp(join(tmpdir(), 'sidework-faults-'));
  await chmod(folder, 0o755);
  const home = homeAt(join(folder, 'home'));
  const port = await freePortBlock();
  const ports = portsFrom(port);
  const unmount = diskMegabytes ? await mountSmallDisk(home, diskMegabytes) : undefined;
  const remove = async () => {
    await removeState(home);
    await unmount?.();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await startPlatform({
      home: home.dir,
      port,
      instances,
      demo: false,
      force: false,
      limits: noAccountLimits,
      // One address stands for everybody: all sockets come from it when a gateway is killed, and all calls of a quick run.
      gateway: { CONNECTIONS_PER_NETWORK: '2000', RATE_LIMIT_PER_MINUTE: '1000000' },
      // One cast signs in once for all suites, however long they take.
      identity: { GOTRUE_JWT_EXP: '3600', PASSWORD_HASH: 'cheap' },
    });
    const names = services.map(({ name }) => name);
    const secrets = await openSecrets(home, names);
    const installation: Installation = { home, ports, secrets, development: false, instances };
    const server = await postgresServer(installation);
    const databaseUrl = new URL(superuserUrl(server));
    databaseUrl.pathname = `/${database}`;

    const processOf = (name: string) => readRunRecord(home)?.processes[name];
    const answersAt = (process_: string, path: string) =>
      instancesIn(installation, process_).map(
        ({ name, port }): [string, () => Promise<boolean>] => [
          name,
          () => answersOk(`http://127.0.0.1:${port}${path}`),
        ],
      );
    const answers = new Map([
      ...names.flatMap((name) => answersAt(name, '/health/ready')),
      ...answersAt('gateway', '/health/live'),
      ['NATS', () => natsAnswers(ports.nats)],
      ['object store', () => answersOk(`http://127.0.0.1:${ports.objects}${livenessPath}`)],
      ['mailbox', () => answersOk(`http://127.0.0.1:${ports.mailbox}/readyz`)],
      ['Postgres', () => postgresAnswers(server)],
    ]);
    return {
      url: `http://127.0.0.1:${port}`,
      filesUrl: `http://127.0.0.1:${ports.files}`,
      urls: instancesIn(installation, 'gateway').map((each) => `http://127.0.0.1:${each.port}`),
      mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
      issuer: `${publicUrl(installation)}/auth/v1`,
      signingKeysFile: home.signingKeys,
      addressesOf: (service) =>
        instancesIn(installation, service).map((each) => `http://127.0.0.1:${each.port}`),
      stateFolder: home.dir,
      natsStore: join(home.nats, 'jetstream'),
      databaseUrl: databaseUrl.href,
      objectsOf: (service) =>
        openObjectStores(storeAccess(`http://127.0.0.1:${ports.objects}`, secrets, service))
          .objects,
      bucketsFolder: home.objects,
      brokerState: () => tellBrokerState(`nats://127.0.0.1:${ports.nats}`, secrets.natsAdminSeed),
      layout: layoutOf(await bundledDescriptions()),
      processOf,
      async isUp(name) {
        const id = processOf(name);
        return id !== undefined && isAlive(id) && ((await answers.get(name)?.()) ?? false);
      },
      signal(name, signal) {
        const id = processOf(name);
        if (!id || !isAlive(id)) throw new Error(`${name} does not run, and takes no ${signal}.`);
        process.kill(id.pid, signal);
        return id;
      },
      async stop({ logs } = { logs: false }) {
        await endAtOnce(home);
        const kept = `${folder}-logs`;
        if (logs) await cp(home.logs, kept, { recursive: true });
        await remove();
        return logs ? kept : undefined;
      },
    };
  } catch (error) {
    tellFailure(toFailure(error));
    await remove();
    throw error;
  }
}
