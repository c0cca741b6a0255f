import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { createLogger } from '@sidework/chassis/operations/logger';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway, testConfig } from '../test/running-gateway.ts';
import { createServer } from './server.ts';

const open: { destroy(): void }[] = [];
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  for (const close of closings.splice(0)) await close();
});

async function aGateway(environment: Record<string, string>) {
  const lines: Record<string, unknown>[] = [];
  const gateway = await startGateway({ CONNECTIONS_PER_NETWORK: '3', ...environment }, lines);
  closings.push(gateway.close);
  return { ...gateway, lines, port: Number(new URL(gateway.address).port) };
}

/** Sends half a request, which is not counted; it comes from another address of this machine where one is named. */
async function begin(port: number, localAddress?: string, host = '127.0.0.1') {
  const socket = connect({ port, host, ...(localAddress && { localAddress }) });
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write('GET /health/live HTTP/1.1\r\n');
  return socket;
}

/** Whether it gets an answer once the request is whole. */
async function isServed(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  // Writing to one that was ended fails.
  const no = () => false;
  const answered = once(socket, 'data').then(() => true, no);
  const ended = once(socket, 'close').then(no, no);
  socket.write('host: x\r\n\r\n');
  return Promise.race([answered, ended]);
}

const served = async (sockets: Socket[]) => {
  const answers: boolean[] = [];
  for (const socket of sockets) answers.push(await isServed(socket));
  return answers;
};

describe('connections of one network', () => {
  it('have a share, and leave the others theirs', async () => {
    const { port, lines } = await aGateway({});
    const sockets = [];
    for (const from of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2'])
      sockets.push(await begin(port, from));
    expect(await served(sockets)).toEqual([true, true, true, false, true]);
    expect(lines.filter(({ peer }) => peer)).toMatchObject([{ level: 'warn', peer: '127.0.0.1' }]);
  });

  it('may come again when others of it have gone', async () => {
    const { app, port } = await aGateway({});
    const connectionsOf = promisify(app.server.getConnections.bind(app.server));
    for (let round = 0; round < 2; round += 1) {
      const sockets = [await begin(port), await begin(port), await begin(port)];
      expect(await served(sockets)).toEqual([true, true, true]);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => connectionsOf(), { timeout: 10_000 }).toBe(0);
    }
  });

  it('are not counted where a trusted proxy brings them', async () => {
    const { port } = await aGateway({ TRUSTED_PROXIES: '127.0.0.0/29' });
    const sockets = [];
    for (let n = 0; n < 5; n += 1) sockets.push(await begin(port, '127.0.0.3'));
    expect(await served(sockets)).toEqual(Array(5).fill(true));
  });

  it('are refused in a few lines of the log', async () => {
    const { port, lines } = await aGateway({ CONNECTIONS_PER_NETWORK: '1' });
    for (let n = 0; n < 20; n += 1) await begin(port);
    await expect.poll(() => lines.filter(({ peer }) => peer).length, { timeout: 10_000 }).toBe(5);
  });
});

describe('where no more connections fit', () => {
  const threeFrom = async (port: number, network: number) => {
    const sockets = [];
    for (let n = 0; n < 3; n += 1) sockets.push(await begin(port, `127.0.0.${network}`));
    return sockets;
  };

  it('the one that says nothing for longest makes room for the next', async () => {
    const { port } = await aGateway({ CONNECTIONS: '6' });
    const silent = [...(await threeFrom(port, 11)), ...(await threeFrom(port, 12))];
    expect(await isServed(await begin(port, '127.0.0.13'))).toBe(true);
    expect(await served(silent)).toEqual([false, true, true, true, true, true]);
  });

  it('one that waits between two requests makes room like any other', async () => {
    const { port } = await aGateway({ CONNECTIONS: '2' });
    const idle = await begin(port, '127.0.0.11');
    const silent = await begin(port, '127.0.0.12');
    expect(await isServed(idle)).toBe(true);
    expect(await isServed(await begin(port, '127.0.0.13'))).toBe(true);
    expect(await isServed(silent)).toBe(false);
    expect(await isServed(await begin(port, '127.0.0.14'))).toBe(true);
    await expect.poll(() => idle.destroyed, { timeout: 10_000 }).toBe(true);
  });

  it('none under way makes room, and who comes then is sent away', async () => {
    const config = testConfig({ CONNECTIONS: '2' });
    const app = createServer(config, createLogger('gateway', 'silent'));
    closings.push(() => app.close());
    const reached = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    let asked = 0;
    app.get('/health/live', () => {
      asked += 1;
      if (asked === 2) reached.resolve();
      return answer.promise;
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [{ port }] = app.addresses() as [AddressInfo];
    const asking = [await begin(port), await begin(port)];
    const answered = asking.map(isServed);
    await reached.promise;
    expect(await isServed(await begin(port))).toBe(false);
    answer.resolve('ok');
    expect(await Promise.all(answered)).toEqual([true, true]);
  });
});

it('are counted at every address of "localhost"', async () => {
  const config = testConfig({ CONNECTIONS_PER_NETWORK: '1' });
  const app = createServer(config, createLogger('gateway', 'silent'));
  closings.push(() => app.close());
  await app.listen({ host: 'localhost', port: 0 });
  for (const { address, port } of app.addresses() as AddressInfo[]) {
    const sockets = [await begin(port, undefined, address), await begin(port, undefined, address)];
    expect(await served(sockets)).toEqual([true, false]);
  }
});
