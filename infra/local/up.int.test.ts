import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePortBlock } from '../checks/free-ports.ts';
import { askedMetrics } from '../observability/asked-metrics.ts';
import { checkout } from './checkout.ts';
import { inheritedEnvironment, type LocalConfig, toEnvironment } from './config.ts';
import { answersOk } from './health.ts';
import { homeAt, removeState } from './home.ts';
import { portsFrom } from './ports.ts';
import { isAlive } from './process-table.ts';
import { findRunning } from './run-record.ts';
import { stopPlatform } from './stop.ts';

const slow = 240_000;
let config: LocalConfig;

const running = () => {
  const record = findRunning(home());
  if (!record) throw new Error('Nothing runs.');
  return record;
};
const home = () => homeAt(config.home);
/** So that no test owes its platform to the one before it. */
async function start() {
  const { code, printed } = await command('up');
  expect(code, printed).toBe(0);
}
const isReady = () => answersOk(`http://127.0.0.1:${config.port}/health/ready`);

function command(name: 'up' | 'down'): Promise<{ code: number | null; printed: string }> {
  const child = spawn('node_modules/.bin/node', [`infra/local/${name}.ts`], {
    cwd: checkout,
    env: { ...inheritedEnvironment(), ...toEnvironment(config) },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-up-'));
  config = {
    home: join(folder, 'home'),
    port: await freePortBlock(),
    demo: false,
    instances: 1,
    force: false,
  };
});

afterAll(async () => {
  await stopPlatform(home());
  await removeState(home());
  await rm(join(config.home, '..'), { recursive: true, force: true });
}, slow);

describe('make up', () => {
  it(
    'names the program that holds a port, and leaves nothing running',
    async () => {
      const holder = createServer().listen(portsFrom(config.port).nats, '127.0.0.1');
      const { code, printed } = await command('up');
      holder.close();
      expect(printed).toContain(`Port ${config.port + 31}, which nats needs, is taken by process`);
      expect(code).toBe(1);
      expect(findRunning(home())).toBeUndefined();
    },
    slow,
  );

  it(
    'starts everything once, though it is called twice at once and again',
    async () => {
      const ready = `Sidework is ready at http://localhost:${config.port}`;
      const both = await Promise.all([command('up'), command('up')]);
      for (const { printed } of both) expect(printed.trimEnd().endsWith(ready), printed).toBe(true);
      expect(both.filter(({ printed }) => printed.includes('runs already'))).toHaveLength(1);
      expect(await isReady()).toBe(true);
      const { supervisor } = running();
      const third = await command('up');
      expect(third.printed).toContain('runs already');
      expect(third.printed.trimEnd().endsWith(ready)).toBe(true);
      expect(running().supervisor).toEqual(supervisor);
    },
    slow,
  );

  it(
    'measures what alerts and the dashboard ask for',
    async () => {
      await start();
      const { services } = portsFrom(config.port);
      const measured = await Promise.all(
        [config.port, ...Object.values(services)].map(async (port) => {
          const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
          return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
        }),
      );
      const ofBackups = askedMetrics().filter((name) => name.startsWith('backup_'));
      expect(measured.flat()).toEqual(
        expect.arrayContaining(askedMetrics().filter((name) => !ofBackups.includes(name))),
      );
    },
    slow,
  );

  it(
    'starts again whatever is killed',
    async () => {
      await start();
      const before = running().processes;
      expect(Object.keys(before)).toContain('gateway');
      for (const { pid } of Object.values(before)) process.kill(pid, 'SIGKILL');
      await vi.waitUntil(
        () => {
          const now = running().processes;
          return Object.keys(before).every(
            (name) => now[name] && now[name].pid !== before[name]?.pid,
          );
        },
        { timeout: 60_000, interval: 200 },
      );
      await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 });
    },
    slow,
  );

  it(
    'follows a supervisor that was killed, with the same state',
    async () => {
      await start();
      const secrets = await readFile(home().secrets, 'utf8');
      const before = running();
      process.kill(before.supervisor.pid, 'SIGKILL');
      await start();
      expect(Object.values(before.processes).filter(isAlive)).toEqual([]);
      expect(await readFile(home().secrets, 'utf8')).toBe(secrets);
      expect(await isReady()).toBe(true);
    },
    slow,
  );

  it(
    'begins nothing anew while the secrets are away, and goes on with the data once they are back',
    async () => {
      await start();
      await command('down');
      const database = await stat(home().postgres);
      const aside = `${home().secrets}.aside`;
      await rename(home().secrets, aside);
      const { code, printed } = await command('up');
      expect(code).toBe(1);
      expect(printed).toContain(`${home().secrets} is missing, and only it opens what is kept in`);
      await rename(aside, home().secrets);
      await start();
      expect((await stat(home().postgres)).ino).toBe(database.ino);
    },
    slow,
  );

  it(
    'is undone by make down',
    async () => {
      await start();
      const record = running();
      const { printed } = await command('down');
      expect(printed).toContain('stopped');
      expect(Object.values(record.processes).filter(isAlive)).toEqual([]);
      expect(isAlive(record.supervisor)).toBe(false);
      expect((await command('down')).printed).toContain('was not running');
    },
    slow,
  );
});
