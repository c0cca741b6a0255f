import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aService, nobodysAddress, startGateway } from '../test/running-gateway.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function opens<T extends { close(): Promise<unknown> }>(what: Promise<T>): Promise<T> {
  const it = await what;
  opened.push(it);
  return it;
}

const gatewayBefore = (...marketplace: string[]) =>
  opens(
    startGateway({
      UPSTREAM_IDENTITY: marketplace[0] ?? '',
      UPSTREAM_CLIENT_SERVICES: marketplace[0] ?? '',
      UPSTREAM_MARKETPLACE: marketplace.join(),
      UPSTREAM_TIMEOUT_MS: '300',
    }),
  );

/** Takes connections and does with each request what `answer` does; counts them. */
async function aStubbornService(answer: (socket: Socket) => void, at = 0) {
  const seen: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      seen.push(data.toString());
      answer(socket);
    });
  });
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  opened.push({ close: async () => server.close() });
  return { seen, address: `http://127.0.0.1:${port}` };
}

const unavailable = { code: 'unavailable', message: expect.any(String) };
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a service at several addresses', () => {
  it('is asked at each in turn', async () => {
    const one = await opens(aService('one'));
    const two = await opens(aService('two'));
    const gateway = await gatewayBefore(one.address, two.address);
    const names: string[] = [];
    for (let count = 0; count < 4; count++)
      names.push((await gateway.ask('/api/jobs')).json().name);
    expect(names.sort()).toEqual(['one', 'one', 'two', 'two']);
  });

  it.each(['GET', 'POST'])(
    'is asked at the next when one refuses connections: %s',
    async (method) => {
      const two = await opens(aService('two'));
      const gateway = await gatewayBefore(await nobodysAddress(), two.address);
      const body = method === 'POST' ? '{"title":"Mow"}' : undefined;
      const asked = {
        method,
        ...(body && { body, headers: { 'content-type': 'application/json' } }),
      };
      for (let count = 0; count < 4; count++) {
        const { status, json } = await gateway.ask('/api/jobs', asked);
        expect(status).toBe(200);
        expect(json()).toMatchObject({ name: 'two', ...(body && { body }) });
      }
    },
  );

  it('is asked at the next when one drops a read half way', async () => {
    const broken = await aStubbornService((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly so much');
      setTimeout(() => socket.destroy(), 20);
    });
    const two = await opens(aService('two'));
    const gateway = await gatewayBefore(broken.address, two.address);
    const replies = await Promise.all([1, 2].map(() => gateway.ask('/api/jobs')));
    expect(replies.map(({ json }) => json().name)).toEqual(['two', 'two']);
    expect(broken.seen).toHaveLength(1);
  });

  it('is never told a write twice that one of them may have heard', async () => {
    const broken = await aStubbornService((socket) => socket.destroy());
    const two = await opens(aService('two'));
    const gateway = await gatewayBefore(broken.address, two.address);
    const replies = await Promise.all([1, 2].map(() => gateway.ask('/api/jobs', post)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect(broken.seen).toHaveLength(1);
  });
});

describe('a service that is not there', () => {
  it.each([
    ['GET', {}],
    ['POST', post],
  ])('is unavailable, and not a fault of the gateway: %s', async (_method, asked) => {
    const gateway = await gatewayBefore(await nobodysAddress());
    const { status, headers, json } = await gateway.ask('/api/jobs', asked);
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toEqual({ ...unavailable, requestId: headers['x-request-id'] });
  });

  it('leaves the others answering', async () => {
    const identity = await opens(aService('identity'));
    const gateway = await opens(
      startGateway({
        UPSTREAM_IDENTITY: identity.address,
        UPSTREAM_MARKETPLACE: await nobodysAddress(),
        UPSTREAM_CLIENT_SERVICES: identity.address,
      }),
    );
    expect((await gateway.ask('/api/jobs')).status).toBe(503);
    expect((await gateway.ask('/api/profiles/me')).status).toBe(200);
  });

  it('answers again as soon as it is back', async () => {
    const first = await aService('first');
    const gateway = await gatewayBefore(first.address);
    expect((await gateway.ask('/api/jobs')).status).toBe(200);
    await first.close();
    expect((await gateway.ask('/api/jobs')).status).toBe(503);
    const port = Number(new URL(first.address).port);
    await aStubbornService(
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nback'),
      port,
    );
    expect((await gateway.ask('/api/jobs')).text).toBe('back');
  });
});

describe('a service that does not answer', () => {
  it('is given up after the time it has, and asked only once', async () => {
    const silent = await aStubbornService(() => {});
    const gateway = await gatewayBefore(silent.address);
    const { status, json } = await gateway.ask('/api/jobs');
    expect(status).toBe(504);
    expect(json()).toMatchObject(unavailable);
    expect(silent.seen).toHaveLength(1);
  });

  it('that stops half way is given up too', async () => {
    const stuck = await aStubbornService((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly so much'),
    );
    const gateway = await gatewayBefore(stuck.address);
    expect((await gateway.ask('/api/jobs')).status).toBe(504);
  });

  it('that speaks no HTTP is unavailable', async () => {
    const odd = await aStubbornService((socket) => socket.end('SSH-2.0-odd\r\n'));
    const gateway = await gatewayBefore(odd.address);
    expect((await gateway.ask('/api/jobs', post)).status).toBe(503);
  });
});

describe('the end of the gateway', () => {
  it('waits for what is under way', async () => {
    let reached = () => {};
    const hasReached = new Promise<void>((done) => {
      reached = done;
    });
    const slow = await opens(
      aService('slow', (app) => {
        app.get('/jobs', async () => {
          reached();
          await wait(100);
          return { name: 'slow' };
        });
      }),
    );
    const gateway = await gatewayBefore(slow.address);
    const asked = gateway.ask('/api/jobs');
    await hasReached;
    await gateway.close();
    expect((await asked).json()).toEqual({ name: 'slow' });
  });
});
