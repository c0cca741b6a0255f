import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serviceNames } from '@sidework/contracts/platform';
import { parse } from 'yaml';
import { freePortBlock } from '../../checks/free-ports.ts';
import { checkout } from '../../local/checkout.ts';
import { askedMetrics, expressions } from '../../observability/asked-metrics.ts';
import { callerAt } from '../people/caller.ts';
import { join as joinPeople } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';

const run = promisify(execFile);
const folderOfRules = join(checkout, 'infra', 'observability');

/** The service that is made to stand still. */
const victim = 'education-events';

/** Milliseconds until an alert that is to come must be there; Prometheus asks each 15 s. */
const patience = 90_000;

/**
 * Prometheus itself watches the platform by our configuration: its rules pass their tests, it reaches every part and finds
 * each metric, and says which service stands still. Gives what was found wrong.
 */
export async function runWatch(
  platform: PlatformUnderTest,
  tell: (line: string) => void,
): Promise<string[]> {
  await promtool('check', 'config', '--syntax-only', 'prometheus.yml');
  await promtool('check', 'rules', 'alerts.yml');
  await promtool('test', 'rules', 'alerts.test.yml');
  tell('promtool takes the configuration, and the rules pass their tests.');
  const folder = await mkdtemp(join(tmpdir(), 'sidework-watch-'));
  const port = await freePortBlock();
  const ended = new AbortController();
  const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };
  // An event is measured once there was one.
  await joinPeople(callerAt(platform.url, quiet), 'watched', 'client');
  try {
    await writeConfiguration(folder, platform);
    const program = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore', signal: ended.signal, killSignal: 'SIGKILL' },
    );
    program.on('error', (error) => {
      if (!ended.signal.aborted) throw error;
    });
    return await watch(platform, `http://127.0.0.1:${port}/api/v1`, tell);
  } finally {
    ended.abort();
    await rm(folder, { recursive: true, force: true });
  }
}

async function watch(
  platform: PlatformUnderTest,
  api: string,
  tell: (line: string) => void,
): Promise<string[]> {
  const parts = serviceNames.length + 1;
  const isReached = async () => (await query(api, 'up == 1')).length === parts;
  if (!(await becomes(isReached)))
    return [`Prometheus reaches ${(await query(api, 'up == 1')).length} of ${parts} parts`];
  tell(`Prometheus reaches ${parts} parts.`);
  const ofBackups = (name: string) => name.startsWith('backup_');
  const faults: string[] = [];
  for (const name of askedMetrics().filter((each) => !ofBackups(each))) {
    const found = await query(api, `{__name__=~"${name}(_count)?"}`);
    if (found.length === 0) faults.push(`${name} is asked for, and nobody measures it`);
  }
  for (const expression of expressions)
    await query(api, expression).catch((error) => faults.push(`${expression}: ${error.message}`));
  const [address = ''] = platform.addressesOf(victim);
  const alert = `ALERTS{alertname="PartIsAway",instance="${new URL(address).host}"}`;
  platform.signal(victim, 'SIGSTOP');
  try {
    const isTold = async () => (await query(api, alert)).length === 1;
    if (await becomes(isTold)) tell(`An alert says that ${victim} is away.`);
    else faults.push(`no alert said that ${victim} was away`);
  } finally {
    platform.signal(victim, 'SIGCONT');
  }
  const isBack = async () => (await query(api, alert)).length === 0;
  if (!(await becomes(isBack))) faults.push(`the alert did not end when ${victim} went on`);
  return faults;
}

async function promtool(...args: string[]): Promise<void> {
  await run('promtool', args, { cwd: folderOfRules }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Error('This needs promtool: apt-get install prometheus.');
    throw new Error(`promtool ${args.join(' ')}: ${error.stdout}${error.stderr}`);
  });
}

/** Our own configuration, with the parts at their addresses here. */
async function writeConfiguration(folder: string, platform: PlatformUnderTest): Promise<void> {
  const configuration = parse(await readFile(join(folderOfRules, 'prometheus.yml'), 'utf8'));
  const targetsOf = (urls: string[]) => [{ targets: urls.map((url) => new URL(url).host) }];
  const targets: Record<string, object[]> = {
    gateway: targetsOf([platform.url]),
    services: targetsOf(serviceNames.flatMap((name) => platform.addressesOf(name))),
  };
  const scrapes: { job_name: string }[] = configuration.scrape_configs;
  const here = {
    ...configuration,
    alerting: {},
    scrape_configs: scrapes.flatMap(({ job_name }) =>
      targets[job_name] ? [{ job_name, static_configs: targets[job_name] }] : [],
    ),
  };
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(here));
  await cp(join(folderOfRules, 'alerts.yml'), join(folder, 'alerts.yml'));
}

async function query(api: string, expression: string): Promise<unknown[]> {
  const answer = await fetch(`${api}/query?${new URLSearchParams({ query: expression })}`);
  const { data, error } = (await answer.json()) as { data?: { result: unknown[] }; error?: string };
  if (!data) throw new Error(error);
  return data.result;
}

async function becomes(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(1_000))
    if (await isSo().catch(() => false)) return true;
  return false;
}
