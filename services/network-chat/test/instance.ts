import type { AddressInfo } from 'node:net';
import { openDatabase } from '@sidework/chassis/db/db';
import { openBus } from '@sidework/chassis/events/nats';
import { createLogger } from '@sidework/chassis/operations/logger';
import { alwaysNew } from '@sidework/chassis/people/news';
import { buildService } from '@sidework/chassis/service';
import { networkChat } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** A process of the service as it runs: on a port, with the broker, on the database of `config`. */
export async function startInstance(config: Config) {
  const log = createLogger('network-chat', 'silent');
  const running = await buildService(networkChat, config, {
    database: openDatabase(config.DATABASE_URL, 'network-chat'),
    bus: openBus({ url: config.NATS_URL, service: 'network-chat' }),
    log,
    // No process of this test sends heartbeats.
    news: alwaysNew,
  });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = running.app.server.address() as AddressInfo;
  return { ...running, address: `http://127.0.0.1:${port}` };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
