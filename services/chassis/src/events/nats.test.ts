import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openBus } from './nats.ts';

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
