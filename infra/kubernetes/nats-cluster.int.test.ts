// @module-tag once

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authentication, openBus } from '@sidework/chassis/events/nats';
import { ensureTopology } from '@sidework/chassis/events/nats-topology';
import { connect, nkeys } from 'nats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePortBlock } from '../checks/free-ports.ts';
import { natsAnswers, natsServerProgram, natsVersion } from '../local/nats-server.ts';
import { natsPublicKey } from '../local/secrets.ts';
import { permissionsOf } from '../nats/permissions.ts';
import { natsConfig } from '../nats/server-config.ts';
import { ofKind } from './kinds.ts';
import { partsOf } from './manifests.ts';
import { sizes } from './sizes.ts';
import { example, planOf } from './values.ts';

const newSeed = () => new TextDecoder().decode(nkeys.createUser().getSeed());

const servers = 3;

/** The flags of the rendered pod, with the addresses of this machine in the place of its own. */
function flagsOf(own: number, peers: string[]): string[] {
  const [broker] = ofKind(partsOf(planOf(example, sizes.large)).foundation, 'StatefulSet');
  const args = broker?.spec?.template.spec?.containers[0]?.args ?? [];
  return args
    .filter((each) => /^--(cluster|cluster_name|routes)=/.test(each))
    .map((each) =>
      each
        .replace('0.0.0.0:6222', peers[own] ?? '')
        .replace(/nats-(\d)\.nats:6222/g, (_, at) => peers[Number(at)] ?? ''),
    );
}

const service = 'marketplace';
const description = {
  service,
  schema: service,
  stream: 'MARKETPLACE',
  durables: [],
  isLive: false,
};

describe('a broker of three servers', () => {
  const admin = newSeed();
  const seed = newSeed();
  const running: ChildProcess[] = [];
  let folder: string;
  let urls: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-brokers-'));
    const first = await freePortBlock();
    const program = await natsServerProgram();
    const version = await natsVersion(program);
    const numbers = Array.from({ length: servers }, (_, at) => at);
    const peers = numbers.map((at) => `127.0.0.1:${first + servers + at}`);
    for (const at of numbers) {
      const file = join(folder, `${at}.conf`);
      const config = natsConfig({
        host: '127.0.0.1',
        port: first + at,
        storeDir: join(folder, `${at}`),
        version,
        adminKey: natsPublicKey(admin),
        services: [{ key: natsPublicKey(seed), permissions: permissionsOf(description) }],
      });
      await writeFile(file, config);
      const args = ['--config', file, `--name=nats-${at}`, ...flagsOf(at, peers)];
      running.push(spawn(program, args, { stdio: 'ignore' }));
    }
    const ports = numbers.map((at) => first + at);
    urls = ports.map((port) => `nats://127.0.0.1:${port}`).join(',');
    for (const port of ports) await vi.waitUntil(() => natsAnswers(port), { timeout: 10_000 });
    // A server that has just joined takes no stream yet, which the job of the setup tries again too.
    const topology = { url: urls, seed: admin, service, durables: [], replicas: servers };
    await vi.waitFor(() => ensureTopology(topology), { timeout: 20_000, interval: 200 });
  });
  afterAll(async () => {
    for (const server of running) server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps each stream on all of them, and takes events while one is gone', async () => {
    const manager = await connect(authentication(urls, admin));
    const streams = (await manager.jetstreamManager()).streams;
    const { config, cluster } = await streams.info('MARKETPLACE');
    await manager.close();
    expect([config.num_replicas, cluster?.replicas?.length]).toEqual([servers, servers - 1]);

    const bus = openBus({ url: urls, seed, service });
    await vi.waitUntil(() => bus.isConnected(), { timeout: 5_000 });
    // Not the one that leads the stream: to choose another takes the servers seconds.
    const gone = running[Number(cluster?.replicas?.[0]?.name.slice('nats-'.length))];
    gone?.kill('SIGKILL');
    if (gone) await once(gone, 'exit');
    const envelope = {
      specversion: '1.0' as const,
      id: randomUUID(),
      source: service,
      subject: 'job',
      sequence: 1,
      datacontenttype: 'application/json' as const,
      type: 'marketplace.job.posted.v1',
      time: new Date().toISOString(),
      data: {},
    };
    const receipt = await vi.waitFor(() => bus.publish(envelope), {
      timeout: 20_000,
      interval: 200,
    });
    expect(receipt).toMatchObject({ sequence: 1 });
    await bus.close();
  });
});
