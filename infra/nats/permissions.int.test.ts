// @module-tag once

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AckPolicy, connect, type NatsConnection, nkeyAuthenticator, nkeys } from 'nats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { natsAnswers, natsServerProgram, natsVersion } from '../local/nats-server.ts';
import type { Description } from './description.ts';
import { permissionsOf } from './permissions.ts';
import { natsConfig } from './server-config.ts';

const newSeed = () => new TextDecoder().decode(nkeys.createUser().getSeed());
const keyOf = (seed: string) => nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey();

const seeds = { admin: newSeed(), identity: newSeed(), 'client-services': newSeed() };
const durable = {
  stream: 'IDENTITY',
  durable: 'client-services__keep-people-when-profile-changed',
  subject: 'identity.profile.changed.v1',
};
const descriptions: Description[] = [
  { service: 'identity', schema: 'identity', stream: 'IDENTITY', durables: [], isLive: false },
  {
    service: 'client-services',
    schema: 'client_services',
    stream: 'CLIENT_SERVICES',
    durables: [durable],
    isLive: true,
  },
];

describe('what the key of a service may do', () => {
  let server: ChildProcess;
  let folder: string;
  let port: number;
  const open: NatsConnection[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-nats-'));
    port = await freePort();
    const program = await natsServerProgram();
    const config = natsConfig({
      host: '127.0.0.1',
      port,
      storeDir: join(folder, 'store'),
      version: await natsVersion(program),
      adminKey: keyOf(seeds.admin),
      services: descriptions.map((description) => ({
        key: keyOf(seeds[description.service as keyof typeof seeds]),
        permissions: permissionsOf(description),
      })),
    });
    await writeFile(join(folder, 'nats.conf'), config);
    server = spawn(program, ['--config', join(folder, 'nats.conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => natsAnswers(port), { timeout: 10_000 });

    const admin = await as('admin');
    const manager = await admin.jetstreamManager();
    await manager.streams.add({ name: 'IDENTITY', subjects: ['identity.>'] });
    await manager.streams.add({ name: 'CLIENT_SERVICES', subjects: ['client-services.>'] });
    await manager.consumers.add('IDENTITY', {
      durable_name: durable.durable,
      filter_subject: durable.subject,
      ack_policy: AckPolicy.Explicit,
    });
  });

  afterAll(async () => {
    await Promise.all(open.map((connection) => connection.close()));
    server?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function as(who: keyof typeof seeds): Promise<NatsConnection> {
    const connection = await connect({
      servers: `127.0.0.1:${port}`,
      authenticator: nkeyAuthenticator(new TextEncoder().encode(seeds[who])),
      inboxPrefix: `_INBOX_${who.replaceAll('-', '_')}`,
      reconnect: false,
    });
    open.push(connection);
    return connection;
  }

  it('lets it publish its own events, and pull and acknowledge its own durable', async () => {
    const identity = await as('identity');
    const { stream } = await identity
      .jetstream()
      .publish('identity.profile.changed.v1', 'Ada', { msgID: '1' });
    expect(stream).toBe('IDENTITY');

    const reader = await as('client-services');
    const consumer = await reader.jetstream().consumers.get('IDENTITY', durable.durable);
    const message = await consumer.next({ expires: 2000 });
    expect(message?.string()).toBe('Ada');
    await expect(message?.ackAck()).resolves.toBe(true);
  });

  it('lets it see who reads its stream and what it gives, and make room in it', async () => {
    const manager = await (await as('client-services')).jetstreamManager({ checkAPI: false });
    expect(await manager.consumers.list('CLIENT_SERVICES').next()).toEqual([]);
    await expect(manager.streams.getMessage('CLIENT_SERVICES', { seq: 1 })).rejects.toThrow(
      'no message found',
    );
    expect(await manager.streams.purge('CLIENT_SERVICES', { seq: 1 })).toMatchObject({ purged: 0 });
  });

  it("refuses it another service's subject", async () => {
    const service = await as('client-services');
    const publishing = service.jetstream({ timeout: 2000 }).publish('identity.profile.changed.v1');
    await expect(publishing).rejects.toThrow(/permissions violation|timeout/i);
    const admin = await as('admin');
    const { state } = await (await admin.jetstreamManager()).streams.info('IDENTITY');
    expect(state.messages).toBe(1);
  });

  it("refuses it another service's durable", async () => {
    const identity = await as('identity');
    const asking = identity.jetstream().consumers.get('IDENTITY', durable.durable);
    await expect(asking).rejects.toThrow(/permissions violation|timeout/i);
  });

  it.each([
    ['$JS.API.STREAM.DELETE.CLIENT_SERVICES'],
    ['$JS.API.STREAM.PURGE.IDENTITY'],
    ['$JS.API.CONSUMER.LIST.IDENTITY'],
    ['$JS.API.CONSUMER.DELETE.CLIENT_SERVICES.mine'],
    ['$JS.API.STREAM.CREATE.MINE'],
    ['$JS.API.CONSUMER.DURABLE.CREATE.IDENTITY.mine'],
    ['$JS.API.STREAM.MSG.GET.IDENTITY'],
    ['$SYS.REQ.SERVER.PING'],
  ])('refuses it %s', async (subject) => {
    const service = await as('client-services');
    await expect(service.request(subject, '{}', { timeout: 1000 })).rejects.toThrow(
      /permissions violation|timeout/i,
    );
  });

  it('lets the instances of a service push to each other, and nobody else hear or speak', async () => {
    const [one, other] = [await as('client-services'), await as('client-services')];
    const heard = new Promise((resolve) => {
      one.subscribe('live.client-services.greeting', {
        callback: (_, message) => resolve(message.string()),
      });
    });
    await one.flush();
    other.publish('live.client-services.greeting', 'hello');
    await expect(heard).resolves.toBe('hello');

    const stranger = await as('identity');
    const refused = new Promise((resolve) => {
      stranger.subscribe('live.client-services.>', {
        callback: (error) => error && resolve(error.message),
      });
    });
    await expect(refused).resolves.toMatch(/permissions violation/i);
  });

  it.each([['>'], ['identity.>'], ['_INBOX_identity.>'], ['_INBOX.>']])(
    'lets it listen to nothing but its inbox: not to %s',
    async (subject) => {
      const service = await as('client-services');
      const refused = new Promise((resolve) => {
        service.subscribe(subject, { callback: (error) => error && resolve(error.message) });
      });
      await expect(refused).resolves.toMatch(/permissions violation/i);
    },
  );

  it('lets nobody in without a key', async () => {
    await expect(connect({ servers: `127.0.0.1:${port}`, reconnect: false })).rejects.toThrow(
      /authorization violation/i,
    );
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
