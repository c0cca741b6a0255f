import { EventEmitter } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aService, nobodysAddress, startGateway } from '../test/running-gateway.ts';
import { caller } from './upstream-call.ts';
import { openUpstream } from './upstreams.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function opens<T extends { close(): Promise<unknown> }>(what: Promise<T>): Promise<T> {
  const it = await what;
  opened.push(it);
  return it;
}

/** Waits longer than a test does: only what is to be given up is given up. */
const gatewayBefore = (...marketplace: string[]) => gatewayGivingUpAfter('60000', marketplace);
const hastyGatewayBefore = (marketplace: string) => gatewayGivingUpAfter('300', [marketplace]);

const gatewayGivingUpAfter = (milliseconds: string, marketplace: string[]) =>
  opens(
    startGateway({
      UPSTREAM_IDENTITY: marketplace[0] ?? '',
      UPSTREAM_CLIENT_SERVICES: marketplace[0] ?? '',
      UPSTREAM_MARKETPLACE: marketplace.join(),
      UPSTREAM_TIMEOUT_MS: milliseconds,
    }),
  );

const stalledGateway = (silent: string, healthy: string) =>
  opens(
    startGateway({
      UPSTREAM_IDENTITY: healthy,
      UPSTREAM_CLIENT_SERVICES: healthy,
      UPSTREAM_MARKETPLACE: silent,
      UPSTREAM_TIMEOUT_MS: '1000',
      CONNECTIONS_PER_NETWORK: '1000',
    }),
  );

/** Takes connections and does with each request what `answer` does; counts them. */
async function aStubbornService(answer: (socket: Socket) => void, at = 0) {
  const seen: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      seen.push(data.toString());
      answer(socket);
    });
  });
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  opened.push({ close: async () => server.close() });
  return { seen, sockets, address: `http://127.0.0.1:${port}` };
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

  it('is asked at the one that is back already when the other has just left', async () => {
    const gone = await nobodysAddress();
    const two = await aService('two');
    const gateway = await gatewayBefore(gone, two.address);
    await Promise.all([1, 2].map(() => gateway.ask('/api/jobs')));
    const back = await aStubbornService(
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'),
      Number(new URL(gone).port),
    );
    await two.close();
    const replies = await Promise.all([1, 2, 3].map(() => gateway.ask('/api/jobs', post)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(back.seen).toHaveLength(3);
  });

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
    const first = await aService('first', undefined, await nobodysAddress());
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
    const gateway = await hastyGatewayBefore(silent.address);
    const { status, json } = await gateway.ask('/api/jobs');
    expect(status).toBe(504);
    expect(json()).toMatchObject(unavailable);
    expect(silent.seen).toHaveLength(1);
  });

  it('that stops half way is given up too', async () => {
    const stuck = await aStubbornService((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly so much'),
    );
    const gateway = await hastyGatewayBefore(stuck.address);
    expect((await gateway.ask('/api/jobs')).status).toBe(504);
  });

  it('that says it cannot is believed, and not asked again', async () => {
    const ailing = await aStubbornService((socket) =>
      socket.write('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 2\r\n\r\nno'),
    );
    const gateway = await gatewayBefore(ailing.address);
    const { status, text } = await gateway.ask('/api/jobs');
    expect({ status, text }).toEqual({ status: 503, text: 'no' });
    expect(ailing.seen).toHaveLength(1);
  });

  it('that speaks no HTTP is unavailable', async () => {
    const odd = await aStubbornService((socket) => socket.end('SSH-2.0-odd\r\n'));
    const gateway = await gatewayBefore(odd.address);
    expect((await gateway.ask('/api/jobs', post)).status).toBe(503);
  });
});

describe('a service that stalls under many requests', () => {
  it('is unavailable to them, and no other service with it', async () => {
    const silent = await aStubbornService(() => {});
    const healthy = await opens(aService('healthy'));
    const gateway = await stalledGateway(silent.address, healthy.address);
    const stalled = Promise.all(
      Array.from({ length: 200 }, (_, at) => gateway.ask('/api/jobs', at % 2 ? post : {})),
    );
    expect((await gateway.ask('/api/profiles/me')).json()).toMatchObject({ name: 'healthy' });
    const replies = await stalled;
    for (const { json } of replies) expect(json()).toMatchObject(unavailable);
    // A request that was sent may still take effect; one that waited for a connection cannot.
    const told = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect(told(503) + told(504)).toBe(200);
    await wait(100);
    expect(silent.seen.filter((text) => / HTTP\/1/.test(text))).toHaveLength(told(504));
    expect((await gateway.ask('/health/ready')).json().services.marketplace).toBe(false);
  });

  it('keeps none longer than one, and refuses at once what comes when too many wait', async () => {
    const silent = await aStubbornService(() => {});
    const upstream = openUpstream([silent.address], 500);
    opened.push(upstream);
    let refused = 0;
    for (let count = 0; count < 700; count++)
      upstream.request({ path: '/', method: 'GET', headers: {} }, (error) => {
        if (error) refused++;
      });
    expect(refused).toBe(60);
    await expect.poll(() => refused, { timeout: 3_000 }).toBe(700);
  });

  it('is passed over while another address has room', async () => {
    const silent = await aStubbornService(() => {});
    const two = await opens(aService('two'));
    const upstream = openUpstream([silent.address, two.address], 3_000);
    opened.push(upstream);
    const asked = { path: '/', method: 'GET', headers: {} } as const;
    let answered = 0;
    let refused = 0;
    const ask = () =>
      upstream.request(asked, (error) => {
        if (error) refused++;
        else answered++;
      });
    for (let count = 0; count < 1_280; count++) ask();
    await expect.poll(() => answered, { timeout: 2_500 }).toBe(640);
    for (let count = 0; count < 20; count++) ask();
    await expect.poll(() => answered, { timeout: 2_500 }).toBe(660);
    expect(refused).toBe(0);
  });
});

describe('a caller who leaves', () => {
  /** Asks on a connection of its own, and hangs up once `until` holds. */
  async function askAndLeave(address: string, method: string, until: () => boolean) {
    const { hostname, port } = new URL(address);
    const caller = connect(Number(port), hostname);
    const head = `${method} /api/jobs HTTP/1.1\r\nhost: gateway\r\n`;
    caller.write(
      method === 'GET'
        ? `${head}\r\n`
        : `${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    );
    await expect.poll(until, { timeout: 10_000 }).toBe(true);
    caller.destroy();
  }

  it.each([
    ['is not waited for by a read', 'GET', true],
    ['leaves a write to its end', 'POST', false],
  ])('%s', async (_title, method, isBroken) => {
    let broken = false;
    const silent = await aStubbornService((socket) =>
      socket.once('close', () => {
        broken = true;
      }),
    );
    const gateway = await stalledGateway(silent.address, silent.address);
    await askAndLeave(gateway.address, method, () => silent.seen.length === 1);
    await wait(300);
    expect(broken).toBe(isBroken);
    for (const socket of silent.sockets) socket.destroy();
  });

  it('takes along a write that still waits for its turn', async () => {
    const slow = await aStubbornService(() => {});
    const upstream = openUpstream([slow.address], 5_000);
    opened.push(upstream);
    const ask = (path: string, headers: object) =>
      upstream.request({ path, method: 'POST', headers: headers as never }, () => {});
    for (let count = 0; count < 128; count++) ask('/sent', {});
    const left = new EventEmitter();
    ask('/left', { [caller]: left });
    ask('/last', {});
    await expect.poll(() => slow.seen.length, { timeout: 10_000 }).toBe(128);
    left.emit('close');
    for (const socket of slow.sockets) socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    await expect
      .poll(() => slow.seen.some((text) => text.includes('/last')), { timeout: 10_000 })
      .toBe(true);
    expect(slow.seen.filter((text) => text.includes('/left'))).toEqual([]);
    for (const socket of slow.sockets) socket.destroy();
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
