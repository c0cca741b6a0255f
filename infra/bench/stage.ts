import { type ChildProcess, fork, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePortBlock } from '../checks/free-ports.ts';
import { database } from '../local/accounts.ts';
import { postgresServer } from '../local/backing.ts';
import { bundledDescriptions, bundleProcesses } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';
import type { Command } from '../local/command.ts';
import { noAccountLimits } from '../local/config.ts';
import { answersOk } from '../local/health.ts';
import { homeAt, removeState } from '../local/home.ts';
import { createPlatform } from '../local/platform.ts';
import { portsFrom } from '../local/ports.ts';
import { superuserUrl } from '../local/postgres.ts';
import { gatewayCommand, type Installation, serviceCommand } from '../local/processes.ts';
import { readRunRecord } from '../local/run-record.ts';
import { openSecrets } from '../local/secrets.ts';
import { withDatabase } from '../postgres/bootstrap.ts';

export interface Stage {
  floor: Server;
  /** Two more of the floor, which share its database: what more processes cost where they do nothing else. */
  moreFloors: Server[];
  service: Server;
  gateway: Server;
  postgresPid: number;
  pidOf(name: string): number;
  installation: Installation;
  /** The superuser's address of its database. */
  databaseUrl: string;
  /** Stopped with the stage. */
  keep(child: ChildProcess): ChildProcess;
  /** Takes tasks of `load.ts`. */
  asker: ChildProcess;
  stop(): Promise<void>;
}

export interface Server {
  origin: string;
  pid: number;
}

/**
 * A platform of its own as `make up` runs it, with `jobs` jobs, the floor, and a gateway without a limit beside it; where
 * `people` says so, with that many people to meet, and where `work` and `events` do, with that many reviewed services and appointments, and events and courses.
 */
export async function setStage(
  jobs: number,
  tell: (step: string) => void,
  { people = 0, work = 0, events = 0 } = {},
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-bench-'));
  const config = {
    home: folder,
    port: await freePortBlock(),
    demo: false,
    instances: 1,
    force: true,
    limits: noAccountLimits,
  };
  const home = homeAt(folder);
  const platform = createPlatform({
    config,
    development: false,
    describe: bundledDescriptions,
    tell: () => {},
  });
  const children: ChildProcess[] = [];
  async function stop() {
    for (const child of children) child.kill();
    await platform.stop();
    await removeState(home);
    await rm(folder, { recursive: true, force: true });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));

  try {
    tell('Bundling');
    await bundleProcesses();
    tell('Starting a platform');
    await platform.start();
    const installation: Installation = {
      home,
      ports: portsFrom(config.port),
      secrets: await openSecrets(home, []),
      development: false,
      instances: 1,
    };
    const url = withDatabase(superuserUrl(await postgresServer(installation)), database);
    tell(`Loading ${jobs.toLocaleString('en')} jobs`);
    await loadJobs(url, jobs);
    if (people > 0) await loadPeople(url, people);
    if (work > 0) await loadWork(url, work);
    if (events > 0) await loadEvents(url, events);

    const processes = readRunRecord(home)?.processes;
    const pidOf = (name: string) => processes?.[name]?.pid ?? 0;
    const asker = fork(join(import.meta.dirname, 'load.ts'));
    const gateway = startGateway(installation, config.port + 40);
    children.push(asker, gateway);
    const [floor, ...moreFloors] = await Promise.all(
      [41, 48, 49].map((offset) => startFloor(url, config.port + offset, children)),
    );
    if (!floor) throw new Error('No floor was started.');
    const gatewayOrigin = `http://127.0.0.1:${config.port + 40}`;
    await readyAt(gatewayOrigin);
    return {
      floor,
      moreFloors,
      service: {
        origin: `http://127.0.0.1:${installation.ports.services.marketplace}`,
        pid: pidOf('marketplace'),
      },
      gateway: { origin: gatewayOrigin, pid: gateway.pid ?? 0 },
      postgresPid: pidOf('Postgres'),
      pidOf,
      installation,
      databaseUrl: url,
      keep(child) {
        children.push(child);
        return child;
      },
      asker,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startFloor(url: string, port: number, children: ChildProcess[]): Promise<Server> {
  const database = `${url}?search_path=marketplace,extensions`;
  const floor = fork(join(import.meta.dirname, 'floor.ts'), [database, String(port)]);
  children.push(floor);
  await once(floor, 'message');
  return { origin: `http://127.0.0.1:${port}`, pid: floor.pid ?? 0 };
}

/** The limits of a visitor would be reached within the first second. */
export function startGateway(
  installation: Installation,
  port: number,
  more: Record<string, string> = {},
): ChildProcess {
  return startProcess(gatewayCommand(installation), {
    HOST: '127.0.0.1',
    PORT: String(port),
    // The platform's own gateway has it.
    FILES_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    CONNECTIONS_PER_NETWORK: '2000',
    REQUESTS_PER_CONNECTION: '0',
    ...more,
  });
}

/** More processes of a service than the platform has, once they are ready. */
export async function startInstances(
  { installation, keep }: Stage,
  service: string,
  count: number,
): Promise<Server[]> {
  const started = Array.from({ length: count }, (_, index) => {
    const port = installation.ports.gateway + 46 + index;
    const unlimited = { ...noAccountLimits, PORT: String(port) };
    const { pid = 0 } = keep(startProcess(serviceCommand(installation, service), unlimited));
    return { origin: `http://127.0.0.1:${port}`, pid };
  });
  for (const { origin } of started) await readyAt(origin);
  return started;
}

/** One process more than the platform has. */
export function startProcess(command: Command, more: Record<string, string>): ChildProcess {
  const { program, args, env, cwd } = command;
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];
  return spawn(program, args, { cwd, env: { ...env, ...more }, stdio });
}

export async function readyAt(origin: string): Promise<void> {
  for (let tries = 0; !(await answersOk(`${origin}/health/ready`)); tries += 1) {
    if (tries === 100) throw new Error(`${origin} did not become ready.`);
    await sleep(100);
  }
}

/** With the default of 64 MB the indexes of words take longer to build than all the rest. */
const forIndexes = { maintenance_work_mem: '1GB' };

async function loadJobs(url: string, jobs: number): Promise<void> {
  const connection = { ...forIndexes, 'sidework.jobs': jobs, 'sidework.gigs': jobs };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  await sql.file(join(checkout, 'services/marketplace/test/many-jobs.sql'));
  await sql.file(join(checkout, 'services/marketplace/test/many-gigs.sql'));
  await sql`vacuum analyze job_requests, professional_gigs, people`;
  await sql`checkpoint`;
  await sql.end();
}

async function loadPeople(url: string, people: number): Promise<void> {
  const connection = { ...forIndexes, 'sidework.people': people };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  await sql.file(join(checkout, 'services/network-chat/test/many-people.sql'));
  await sql`vacuum analyze people`;
  await sql.end();
}

async function loadWork(url: string, work: number): Promise<void> {
  const connection = { ...forIndexes, 'sidework.work': work };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  await sql.file(join(checkout, 'services/client-services/test/many-services.sql'));
  await sql.file(join(checkout, 'services/marketplace/test/many-portfolios.sql'));
  await sql`vacuum analyze client_services.services, client_services.reviews, client_services.service_photos,
    client_services.appointments, client_services.people, marketplace.portfolio_photos`;
  await sql.end();
}

async function loadEvents(url: string, events: number): Promise<void> {
  const connection = { ...forIndexes, 'sidework.events': events };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  await sql.file(join(checkout, 'services/education-events/test/many-events.sql'));
  await sql`vacuum analyze education_events.events, education_events.courses, education_events.people`;
  await sql.end();
}
