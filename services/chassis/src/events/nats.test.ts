import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { authentication, openBus } from './nats.ts';

/** The broker refuses every login. */
async function anUnfriendlyBroker() {
  const info = { server_id: 'x', version: '2.9.10', auth_required: true, headers: true, proto: 1 };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(`INFO ${JSON.stringify({ ...info, max_payload: 65_536 })}\r\n`);
    socket.once('data', () => socket.end("-ERR 'Authorization Violation'\r\n"));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

it('tells of a broker that refuses the key, rather than wait for it for ever', async () => {
  const { url, server } = await anUnfriendlyBroker();
  const onRefused = vi.fn();
  const bus = openBus({ url, service: 'test', onRefused });
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce(), 5_000);
  expect(bus.isConnected()).toBe(false);
  await bus.close();
  server.close();
});

/** The broker takes every login, and ends the first connection when it is told to. */
async function aBrokerThatRestarts() {
  const info = { server_id: 'x', version: '2.10.0', headers: true, proto: 1, max_payload: 65_536 };
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
    socket.on('data', (sent) => {
      for (const _ of `${sent}`.matchAll(/PING\r\n/g)) socket.write('PONG\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `nats://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, restart: () => sockets[0]?.destroy() };
}

it('tells of each connection, the first and the one after an outage', async () => {
  const { url, server, restart } = await aBrokerThatRestarts();
  const told = vi.fn();
  const bus = openBus({ url, service: 'test' });
  bus.onConnected(told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), 5_000);
  restart();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), 5_000);
  await bus.close();
  server.close();
});

it('knows all servers of a broker, which share one login', () => {
  expect(authentication('nats://ada:secret@one:4222,nats://two:4222', undefined)).toEqual({
    servers: ['one:4222', 'two:4222'],
    user: 'ada',
    pass: 'secret',
  });
});
