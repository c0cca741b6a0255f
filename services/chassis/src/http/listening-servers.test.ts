import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { forEachServer } from './listening-servers.ts';

it('gives the servers of all addresses of an app, and no other', async () => {
  const app = fastify();
  const given: unknown[] = [];
  forEachServer(app, (server) => given.push(server));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const listening = async (host: string, at: number): Promise<Server> => {
    const server = createServer().listen(at, host);
    await once(server, 'listening');
    return server;
  };
  // As Fastify does for `localhost` where it has two addresses.
  const second = await listening('127.0.0.2', port);
  const stranger = await listening('127.0.0.1', 0);
  expect(given).toEqual([app.server, second]);
  for (const server of [second, stranger]) server.close();
  await app.close();
});
