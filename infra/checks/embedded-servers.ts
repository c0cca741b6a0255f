import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface TestServers {
  postgresUrl: string;
  postgresTemplate: string;
  rolePassword: string;
  natsUrl: string;
  natsAdminSeed: string | undefined;
  backing: 'testcontainers' | 'embedded';
  s3Url: string;
  /** Opens every bucket; what a key may reach is tested in `infra/local/object-store`. */
  s3AccessKey: string;
  s3SecretKey: string;
  smtpUrl: string;
  mailboxUrl: string;
}

export type Report = { servers: TestServers } | { failure: string };

/**
 * The servers hang on a process of their own, which ends them when this one is gone, however it
 * went; detached, so that Ctrl-C does not end it before it has tidied up.
 */
export async function startEmbedded(): Promise<{
  servers: TestServers;
  stop: () => Promise<void>;
}> {
  const keeper = fork(join(import.meta.dirname, 'embedded-servers-keeper.ts'), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(keeper, 'exit');
  const report = await Promise.race([
    once(keeper, 'message').then(([message]) => message as Report),
    ended.then((): Report => ({ failure: 'the process that keeps them ended at once' })),
  ]);
  if ('failure' in report) throw new Error(`The test servers did not start: ${report.failure}`);
  keeper.unref();
  keeper.channel?.unref();
  return {
    servers: report.servers,
    async stop() {
      keeper.disconnect();
      await ended;
    },
  };
}
