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

/** Half a request, which nobody counts; from another address of this machine, where one is named. */
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
  const answered = once(socket, 'data').then(() => true);
  const ended = once(socket, 'close').then(() => false);
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
      await expect.poll(() => connectionsOf()).toBe(0);
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
    await expect.poll(() => lines.filter(({ peer }) => peer).length).toBe(5);
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
