import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePortBlock } from '../checks/free-ports.ts';
import { database } from '../local/accounts.ts';
import {
  fillPostgres,
  postgresServer,
  prepareNats,
  prepareObjectStore,
  preparePostgres,
} from '../local/backing.ts';
import { bundleInto } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';
import { type Child, type ChildOptions, runToEnd, superviseChild } from '../local/child.ts';
import type { Command } from '../local/command.ts';
import { answersOk } from '../local/health.ts';
import { homeAt, makeHome, removeState } from '../local/home.ts';
import { type LogFile, openLogFile } from '../local/log-file.ts';
import { portsFrom } from '../local/ports.ts';
import { superuserUrl } from '../local/postgres.ts';
import {
  gatewayCommand,
  type Installation,
  migrationCommand,
  serviceCommand,
} from '../local/processes.ts';
import { openSecrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { fillImages } from './images.ts';

const names = services.map(({ name }) => name);
const children: Child[] = [];
let folder: string;
let installation: Installation;
let logs: LogFile;

// Outside the checkout: a package that is missing here would be found in the `node_modules` above.
const image = (name: string) => join(folder, name);

const printsNames = `
  const pdf = await printPaper({ title: 'Names' }, async ({ write }) => {
    await write('Ada 田中 محمد 🎉', { x: 54, y: 54, size: 12 });
  });
  console.log(pdf.subarray(0, 5).toString());`;

/** The command of a process as its image has it: its own folder, and nothing of the checkout. */
function inImage(name: string, { env }: Command, args: string[]): Command {
  const ownEnv = {
    ...env,
    MIGRATIONS_DIR: join(image(name), 'services', name, 'migrations'),
    WEB_ROOT: join(image(name), 'web'),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const program = ['--disable-proto=throw', '--enable-source-maps', 'main.js', ...args];
  return { program: process.execPath, args: program, env: ownEnv, cwd: image(name) };
}

async function start(options: Omit<ChildOptions, 'log' | 'onStart'>) {
  const child = superviseChild({ ...options, log: logs, onStart() {} });
  children.push(child);
  await child.start();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidework-images-'));
  const home = homeAt(join(folder, 'home'));
  await makeHome(home);
  logs = openLogFile(join(home.logs, 'processes.log'));
  const ports = portsFrom(await freePortBlock());
  const secrets = await openSecrets(home, names);
  installation = { home, ports, secrets, development: false, instances: 1 };
  await Promise.all([
    fillImages(folder),
    (async () => {
      const postgres = { ...(await postgresServer(installation)), durable: false };
      await start(await preparePostgres(postgres, home));
      await fillPostgres(postgres, installation);
    })(),
  ]);
  const descriptions = names.map(async (name) =>
    JSON.parse(await readFile(join(image(name), 'description.json'), 'utf8')),
  );
  await Promise.all([
    start(await prepareNats(installation, await Promise.all(descriptions))),
    start(prepareObjectStore(installation)),
  ]);
}, 600_000);

afterAll(async () => {
  await Promise.all(children.reverse().map((child) => child.stop()));
  logs?.close();
  await removeState(installation.home);
  await rm(folder, { recursive: true, force: true });
});

describe('the folder of an image', () => {
  it.each(names)('holds all that %s needs to migrate and to be ready', async (name) => {
    const migrates = inImage(name, migrationCommand(installation, name), ['migrate']);
    await runToEnd(`The migration of ${name}`, migrates, logs);
    const command = inImage(name, serviceCommand(installation, name), ['serve']);
    const port = installation.ports.services[name];
    await start({
      name,
      command,
      isReady: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
    });
  });

  it.each(['business-tools', 'education-events'])(
    'holds the fonts of the papers of %s',
    async (name) => {
      const main = join(checkout, '.sidework', `print-for-${name}.ts`);
      const paper = join(checkout, 'services/chassis/src/papers/paper.ts');
      await writeFile(main, `import { printPaper } from ${JSON.stringify(paper)};\n${printsNames}`);
      await bundleInto(join(image(name), 'print'), main);
      await rm(main);
      const { stdout } = await promisify(execFile)(process.execPath, ['print/main.js'], {
        cwd: image(name),
      });
      expect(stdout).toBe('%PDF-\n');
    },
  );

  it('ends with the reason on a schema that is newer than its own', async () => {
    const sql = postgres(superuserUrl(await postgresServer(installation)), { database, max: 1 });
    const later = Date.parse('2126-11-21');
    await sql`insert into marketplace.migrations (hash, created_at) values ('later', ${later})`;
    for (const [command, args] of [
      [serviceCommand, 'serve'],
      [migrationCommand, 'migrate'],
    ] as const)
      await expect(
        runToEnd(
          'marketplace',
          inImage('marketplace', command(installation, 'marketplace'), [args]),
          logs,
        ),
      ).rejects.toMatchObject({
        lastLines: expect.arrayContaining([
          expect.stringContaining('The schema marketplace of the database is newer'),
        ]),
      });
    await sql`delete from marketplace.migrations where created_at = ${later}`;
    await sql.end();
  });

  it('holds all that the gateway needs, which finds every service', async () => {
    const command = inImage('gateway', gatewayCommand(installation), []);
    const url = `http://127.0.0.1:${installation.ports.gateway}`;
    await start({
      name: 'gateway',
      command,
      isReady: () => answersOk(`${url}/health/ready`),
    });
    expect(await (await fetch(`${url}/`)).text()).toContain('<div id="root">');
  });

  it('holds all that the jobs of a start need', async () => {
    const command = { program: process.execPath, args: ['main.js'], env: {}, cwd: image('setup') };
    await expect(runToEnd('The jobs', command, logs)).rejects.toMatchObject({
      lastLines: expect.arrayContaining([expect.stringContaining('There is no job ""')]),
    });
  });
});
