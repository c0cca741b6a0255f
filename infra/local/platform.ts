import { join, relative } from 'node:path';
import type { Description } from '../nats/description.ts';
import {
  fillPostgres,
  postgresServer,
  prepareBackups,
  prepareMailbox,
  prepareNats,
  prepareObjectStore,
  preparePostgres,
} from './backing.ts';
import { checkout } from './checkout.ts';
import { type Child, type ChildOptions, runToEnd, superviseChild } from './child.ts';
import { backupSettings, type LocalConfig } from './config.ts';
import { answersOk, untilBrokerReached } from './health.ts';
import { homeAt, makeHome } from './home.ts';
import { fingerprint, unlessUnchanged } from './inputs.ts';
import { type LogFile, openLogFile } from './log-file.ts';
import { type Instance, portsByName, portsFrom, refuseTakenPorts } from './ports.ts';
import { identify } from './process-table.ts';
import {
  bundleOf,
  drainOf,
  type EngineAddresses,
  gatewayCommand,
  type Installation,
  instancesIn,
  migrationCommand,
  serviceCommand,
  webCommand,
} from './processes.ts';
import {
  claimRunRecord,
  ownId,
  type RunRecord,
  removeRunRecord,
  stopLeftOvers,
  writeRunRecord,
} from './run-record.ts';
import { openSecrets } from './secrets.ts';
import { services } from './services.ts';

export interface Platform {
  start(): Promise<void>;
  stop(): Promise<void>;
  restart(process: string): Promise<void>;
}

/** In this order they are stopped, since each round needs the ones after it. */
const rounds = ['serving', 'upon others', 'backing'] as const;
type Round = (typeof rounds)[number];

/** Servers that take the place of the one Postgres and the one NATS. */
export interface Engines {
  /** The services find them at these. */
  addresses: EngineAddresses;
  ports: [name: string, port: number][];
  start(starting: Starting): Promise<void>;
}

export interface Starting {
  installation: Installation;
  descriptions: Description[];
  run(options: Omit<ChildOptions, 'log' | 'onStart'>, round: Round): Promise<void>;
  step<T>(what: string, work: () => Promise<T>): Promise<T>;
}

export interface PlatformOptions {
  config: LocalConfig;
  engines?: Engines | undefined;
  development: boolean;
  describe(): Promise<Description[]>;
  /** Told of each step when it is done, with the milliseconds it took. */
  tell(step: string, milliseconds: number): void;
}

/** All processes of one installation, in the order in which they need each other. */
export function createPlatform({
  config,
  engines,
  development,
  describe,
  tell,
}: PlatformOptions): Platform {
  const home = homeAt(config.home);
  const ports = portsFrom(config.port);
  const children: (Child & { round: Round })[] = [];
  const logs = new Map<string, LogFile>();
  let isStopping = false;
  const record: RunRecord = {
    supervisor: ownId(),
    // Mails and passkeys lead to this name, and a session holds for one name only.
    url: `http://localhost:${development ? ports.web : ports.gateway}`,
    mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
    isReady: false,
    processes: {},
  };

  async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (isStopping) throw new Error('Stopped before it was ready.');
    const started = performance.now();
    const result = await work();
    tell(what, performance.now() - started);
    return result;
  }

  function logOf(name: string): LogFile {
    const log = logs.get(name) ?? openLogFile(join(home.logs, logNameOf(name)));
    logs.set(name, log);
    return log;
  }

  async function run(
    options: Omit<ChildOptions, 'log' | 'onStart'>,
    round: Round = 'serving',
  ): Promise<void> {
    const child = superviseChild({
      ...options,
      log: logOf(options.name),
      onStart(name, pid) {
        record.processes[name] = identify(pid);
        writeRunRecord(home, record);
      },
    });
    children.push({ ...child, round });
    if (isStopping) return;
    await child.start();
  }

  async function prepare(): Promise<Installation> {
    const names = services.map(({ name }) => name);
    claimRunRecord(home, record);
    const left = await stopLeftOvers(record);
    if (left.length) tell(`Stopped what an earlier run left: ${left.join(', ')}`, 0);
    record.processes = {};
    writeRunRecord(home, record);
    await refuseTakenPorts([
      ...portsByName(ports, config.instances).filter(([name]) => development || name !== 'web'),
      ...(engines?.ports ?? []),
    ]);
    const secrets = await openSecrets(home, names);
    const { instances, limits } = config;
    return { home, ports, secrets, development, instances, limits, engines: engines?.addresses };
  }

  async function startBacking(installation: Installation): Promise<void> {
    const descriptions = await describe();
    await Promise.all([
      engines
        ? engines.start({ installation, descriptions, run, step })
        : startSingleServers(installation, descriptions),
      step('The object store', () => run(prepareObjectStore(installation), 'backing')),
      step('The mailbox', () => run(prepareMailbox(installation), 'backing')),
    ]);
  }

  async function startSingleServers(
    installation: Installation,
    descriptions: Description[],
  ): Promise<void> {
    const postgres = await postgresServer(installation);
    await Promise.all([
      step('Postgres', async () => {
        await run(await preparePostgres(postgres, home), 'backing');
        await fillPostgres(postgres, installation);
      }),
      step('NATS', async () => run(await prepareNats(installation, descriptions), 'backing')),
    ]);
  }

  /** With the programs and migrations of the last time nothing is left to do, which takes each service a second to see. */
  async function migrate(installation: Installation): Promise<void> {
    const names = services.map(({ name }) => name);
    const now = await fingerprint([
      'services/chassis/migrations',
      ...names.flatMap((name) => [
        relative(checkout, bundleOf(name)),
        `services/${name}/migrations`,
      ]),
    ]);
    await unlessUnchanged(home.migrated, now, async () => {
      // All at once: the streams, which several services read, are there since NATS was started, and a lock has one of
      // them at a time change the database.
      const ends = await Promise.allSettled(
        names.map((name) =>
          runToEnd(`The migration of ${name}`, migrationCommand(installation, name), logOf(name)),
        ),
      );
      // A failure stops Postgres and NATS, so it is told once no migration uses them.
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    });
  }

  async function startServices(installation: Installation): Promise<void> {
    const endsWithin = drainOf(installation) + 5_000;
    const processes = [...services.map(({ name }) => name), 'gateway'];
    const startInstance = (process_: string, { name, port }: Instance) => {
      const command =
        process_ === 'gateway'
          ? gatewayCommand(installation, port)
          : serviceCommand(installation, process_, port);
      const isReady = () => answersOk(`http://127.0.0.1:${port}/health/ready`);
      const isAlive = () => answersOk(`http://127.0.0.1:${port}/health/live`);
      return run({ name, command, isReady, isAlive, endsWithin });
    };
    // Wave by wave: too many at once, and each takes longer to start than it waits for its database.
    for (let wave = 0; wave < installation.instances; wave += 1)
      await Promise.all(
        processes.map((process_) =>
          startInstance(process_, instancesIn(installation, process_)[wave] as Instance),
        ),
      );
    const serving = services.flatMap(({ name }) => instancesIn(installation, name));
    await Promise.all(serving.map(({ name, port }) => untilBrokerReached(name, port)));
  }

  return {
    async start() {
      await makeHome(home);
      const installation = await prepare();
      await startBacking(installation);
      await step('Migrations', () => migrate(installation));
      await step('Services and gateway', () => startServices(installation));
      if (backupSettings()) await run(prepareBackups(installation));
      if (development) {
        const isReady = () => answersOk(`http://localhost:${ports.web}/`);
        await step("Vite's server", () =>
          run({ name: 'web', command: webCommand(installation), isReady }),
        );
      }
      record.isReady = true;
      writeRunRecord(home, record);
    },
    async stop() {
      if (isStopping) return;
      isStopping = true;
      for (const round of rounds)
        await Promise.all(
          children.filter((child) => child.round === round).map((child) => child.stop()),
        );
      removeRunRecord(home, record);
    },
    async restart(name) {
      const isInstance = (child: Child) => child.name.replace(/ \d+$/, '') === name;
      await Promise.all(children.filter(isInstance).map((child) => child.restart()));
    },
  };
}

/** `marketplace-2.log` of the second instance of the marketplace. */
const logNameOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}.log`;
