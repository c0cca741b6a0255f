import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPlatform } from '../demo/load-demo.ts';
import { databaseUrl } from './accounts.ts';
import { bundleProcesses } from './bundle.ts';
import { StartFailure } from './child.ts';
import {
  backupEnvironment,
  inheritedEnvironment,
  type LocalConfig,
  toEnvironment,
  tracingEnvironment,
} from './config.ts';
import { loadDemoOnce } from './demo.ts';
import { homeAt } from './home.ts';
import { natsServerProgram } from './nats-server.ts';
import { type News, release } from './news.ts';
import { portsFrom } from './ports.ts';
import { tellStep, timed } from './progress.ts';
import { findRunning, type RunRecord } from './run-record.ts';
import { openSecrets } from './secrets.ts';
import { askService } from './service-commands.ts';
import { services } from './services.ts';
import { buildWebApp } from './web-app.ts';

export interface Started {
  record: RunRecord;
  /** Lets it live on when this process ends; until then it ends with this process, however that goes. */
  release(): void;
  stop(): Promise<void>;
}

/** Is told why the demo content is incomplete; where it returns, the platform runs on with what there is. */
export type WhenDemoFails = (error: unknown) => void;

const stopWhenDemoFails: WhenDemoFails = (error) => {
  throw error;
};

/** Builds what changed, starts everything, and fills in the demo content where it is wanted. */
export async function startEverything(
  config: LocalConfig,
  whenDemoFails?: WhenDemoFails,
): Promise<Started> {
  await timed('Fetched nats-server', natsServerProgram);
  await Promise.all([
    timed('Bundled the services', bundleProcesses),
    timed('Built the web app', buildWebApp),
  ]);
  return startPlatform(config, whenDemoFails);
}

/** Starts what is built already. */
export async function startPlatform(
  config: LocalConfig,
  whenDemoFails = stopWhenDemoFails,
): Promise<Started> {
  const supervisor = await startSupervisor(config);
  const stop = async () => {
    const ended = once(supervisor, 'exit');
    supervisor.disconnect();
    await ended;
  };
  try {
    const home = homeAt(config.home);
    const running = () => {
      const record = findRunning(home);
      if (!record) throw new Error('Sidework ended again right after its start.');
      return record;
    };
    const platform = await demoPlatformOf(config, running());
    await loadDemoOnce(config, home, platform).catch(whenDemoFails);
    return {
      record: running(),
      stop,
      release() {
        supervisor.send(release);
        supervisor.disconnect();
        supervisor.unref();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startSupervisor(config: LocalConfig): Promise<ChildProcess> {
  const { logs } = homeAt(config.home);
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const log = openSync(join(logs, 'supervisor.log'), 'a', 0o600);
  const supervisor = fork(join(import.meta.dirname, 'supervisor.ts'), {
    detached: true,
    env: {
      ...inheritedEnvironment(),
      ...tracingEnvironment(),
      ...backupEnvironment(),
      ...toEnvironment(config),
    },
    execArgv: [],
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
      reject(failed ?? new Error(`The supervisor ended (${signal ?? code}); see ${logs}.`)),
    );
  });
  return supervisor;
}

async function demoPlatformOf(
  { home, port }: LocalConfig,
  { url, mailboxUrl }: RunRecord,
): Promise<DemoPlatform> {
  return {
    gatewayUrl: url,
    mailboxUrl,
    ownerUrlOf: await ownerUrlsAt({ home, port }),
    grantAdmin: (email) => askService(homeAt(home), port, 'identity', ['grant-admin', email]),
  };
}

/** Opens the tables of a service as their owner, on a platform that runs here. */
export async function ownerUrlsAt({
  home,
  port,
}: Pick<LocalConfig, 'home' | 'port'>): Promise<DemoPlatform['ownerUrlOf']> {
  const names = services.map(({ name }) => name);
  const secrets = await openSecrets(homeAt(home), names);
  const host = `127.0.0.1:${portsFrom(port).postgres}`;
  return (service) => databaseUrl(host, secrets, service, 'owner');
}
