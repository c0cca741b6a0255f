import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortBlock } from '../checks/free-ports.ts';
import { database } from '../local/accounts.ts';
import { postgresServer } from '../local/backing.ts';
import { bundledDescriptions, bundleProcesses } from '../local/bundle.ts';
import { answersOk } from '../local/health.ts';
import { homeAt, removeState } from '../local/home.ts';
import { natsAnswers, natsServerProgram } from '../local/nats-server.ts';
import { portsFrom } from '../local/ports.ts';
import { postgresAnswers, superuserUrl } from '../local/postgres.ts';
import { isAlive, type ProcessId } from '../local/process-table.ts';
import { readRunRecord } from '../local/run-record.ts';
import { openSecrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { startPlatform } from '../local/start.ts';
import { layoutOf } from './check-invariants.ts';
import type { Layout } from './invariant.ts';

export const victims = [
  'marketplace',
  'client-services',
  'identity',
  'gateway',
  'NATS',
  'Postgres',
] as const;
export type Victim = (typeof victims)[number];

/** A whole platform, supervised as people run it, in a folder of its own and without demo content. */
export interface PlatformUnderTest {
  url: string;
  databaseUrl: string;
  layout: Layout;
  /** The process as the supervisor knows it now. */
  processOf(victim: Victim): ProcessId | undefined;
  /** Whether it runs and answers. */
  isUp(victim: Victim): Promise<boolean>;
  /** kill -9; gives what was killed. */
  kill(victim: Victim): ProcessId;
  /** Removes everything but, where they are wanted, the logs; gives their folder. */
  stop(wanted?: { logs: boolean }): Promise<string | undefined>;
}

export async function startPlatformUnderTest(): Promise<PlatformUnderTest> {
  await Promise.all([natsServerProgram(), bundleProcesses()]);
  const folder = await mkdtemp(join(tmpdir(), 'sidework-faults-'));
  await chmod(folder, 0o755);
  const home = homeAt(join(folder, 'home'));
  const port = await freePortBlock();
  const ports = portsFrom(port);
  const remove = async () => {
    await removeState(home);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { stop } = await startPlatform({ home: home.dir, port, demo: false, force: false });
    const names = services.map(({ name }) => name);
    const secrets = await openSecrets(home, names);
    const server = await postgresServer({ home, ports, secrets, development: false });
    const databaseUrl = new URL(superuserUrl(server));
    databaseUrl.pathname = `/${database}`;

    const processOf = (victim: Victim) => readRunRecord(home)?.processes[victim];
    const answers: Record<Victim, () => Promise<boolean>> = {
      ...(Object.fromEntries(
        names.map((name) => [
          name,
          () => answersOk(`http://127.0.0.1:${ports.services[name]}/health/ready`),
        ]),
      ) as Record<'marketplace' | 'client-services' | 'identity', () => Promise<boolean>>),
      gateway: () => answersOk(`http://127.0.0.1:${ports.gateway}/health/live`),
      NATS: () => natsAnswers(ports.nats),
      Postgres: () => postgresAnswers(server),
    };
    return {
      url: `http://127.0.0.1:${port}`,
      databaseUrl: databaseUrl.href,
      layout: layoutOf(await bundledDescriptions()),
      processOf,
      async isUp(victim) {
        const id = processOf(victim);
        return id !== undefined && isAlive(id) && (await answers[victim]());
      },
      kill(victim) {
        const id = processOf(victim);
        if (!id || !isAlive(id)) throw new Error(`${victim} does not run, and cannot be killed.`);
        process.kill(id.pid, 'SIGKILL');
        return id;
      },
      async stop({ logs } = { logs: false }) {
        await stop();
        const kept = `${folder}-logs`;
        if (logs) await rename(home.logs, kept);
        await remove();
        return logs ? kept : undefined;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
