import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProcesses } from './bundle.ts';
import { StartFailure } from './child.ts';
import { readConfig } from './config.ts';
import { loadDemoOnce } from './demo.ts';
import { homeAt } from './home.ts';
import { natsServerProgram } from './nats-server.ts';
import { type News, release } from './news.ts';
import { tellFailure, tellStep, timed, toFailure } from './progress.ts';
import { findRunning, type RunRecord } from './run-record.ts';
import { buildWebApp } from './web-app.ts';

const config = readConfig();
const home = homeAt(config.home);

try {
  tellAddresses((await findReady()) ?? (await startUnlessBeaten()));
} catch (error) {
  tellFailure(toFailure(error));
  console.error('\nSidework did not start, and nothing was left running.');
  process.exitCode = 1;
}

/** Two commands may start at once; then one of them wins, and the other has nothing left to do. */
async function startUnlessBeaten(): Promise<RunRecord> {
  try {
    return await start();
  } catch (error) {
    const winner = await findReady();
    if (winner) return winner;
    throw error;
  }
}

async function start(): Promise<RunRecord> {
  console.log('Starting Sidework …');
  await timed('Fetched nats-server', natsServerProgram);
  await Promise.all([
    timed('Bundled the services', bundleProcesses),
    timed('Built the web app', buildWebApp),
  ]);
  const supervisor = await startSupervisor();
  try {
    const record = findRunning(home);
    if (!record) throw new Error('Sidework ended again right after its start.');
    await loadDemoOnce(config, home, record.url);
    supervisor.send(release);
    return record;
  } catch (error) {
    const ended = once(supervisor, 'exit');
    supervisor.disconnect();
    await ended;
    throw error;
  } finally {
    if (supervisor.connected) supervisor.disconnect();
    supervisor.unref();
  }
}

/** It ends with this command until it is released, and then lives on in a session of its own. */
async function startSupervisor() {
  mkdirSync(home.logs, { recursive: true, mode: 0o700 });
  const log = openSync(join(home.logs, 'supervisor.log'), 'a', 0o600);
  const supervisor = fork(join(import.meta.dirname, 'supervisor.ts'), {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    let failed: Error | undefined;
    supervisor.on('message', (news: News) => {
      if (news.kind === 'ready') resolve();
      if (news.kind === 'step') tellStep(news.what, news.milliseconds);
      if (news.kind === 'failed') {
        failed = new StartFailure(news.failure.message, news.failure.lastLines);
      }
    });
    supervisor.once('exit', (code, signal) =>
      reject(failed ?? new Error(`The supervisor ended (${signal ?? code}); see ${home.logs}.`)),
    );
  });
  return supervisor;
}

/** Waits where another command is starting it at this moment. */
async function findReady(): Promise<RunRecord | undefined> {
  for (;;) {
    const record = findRunning(home);
    if (record?.isReady) console.log('Sidework runs already.');
    if (!record || record.isReady) return record;
    await sleep(200);
  }
}

function tellAddresses({ url, mailboxUrl }: RunRecord): void {
  console.log(`
  Its mails arrive at   ${mailboxUrl}
  Its logs              make logs
  Stop it               make down

Sidework is ready at ${url}`);
}
