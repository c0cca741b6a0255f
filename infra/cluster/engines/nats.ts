import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureTopology } from '@sidework/chassis/events/nats-topology';
import { keysOf } from '../../local/accounts.ts';
import { natsAnswers } from '../../local/nats-server.ts';
import { natsPublicKey, type Secrets } from '../../local/secrets.ts';
import { clusterFlags } from '../../nats/cluster-flags.ts';
import type { Description } from '../../nats/description.ts';
import { natsConfig } from '../../nats/server-config.ts';
import { inside } from '../debian/inside.ts';
import { servers } from '../ports.ts';
import { at127, type Engine, type Site } from './engine.ts';

export const natsUrl = ({ nats }: Site['ports']) =>
  nats.map((port) => `nats://${at127(port)}`).join(',');

export async function natsServers(
  { root, state, ports }: Site,
  secrets: Secrets,
  descriptions: Description[],
): Promise<Engine[]> {
  const peers = ports.natsRoutes.map(at127);
  return Promise.all(
    ports.nats.map(async (port, at) => {
      const name = `nats-${at + 1}`;
      const file = join(state, `${name}.conf`);
      const config = natsConfig({
        host: '127.0.0.1',
        port,
        storeDir: join(state, name),
        version: [2, 10],
        adminKey: natsPublicKey(secrets.natsAdminSeed),
        services: keysOf(secrets, descriptions),
      });
      await writeFile(file, config, { mode: 0o600 });
      await chown(file, root.user.uid, root.user.gid);
      const flags = ['--config', file, `--name=${name}`, ...clusterFlags(peers[at] ?? '', peers)];
      return {
        name: `NATS ${at + 1}`,
        command: inside(root, state, '/usr/sbin/nats-server', flags),
        isReady: () => natsAnswers(port),
      };
    }),
  );
}

const patience = 120_000;

/** Makes the streams. Servers that have just found each other refuse one that is kept on all of them, for some seconds. */
export async function makeClusterStreams(
  { ports }: Site,
  { natsAdminSeed: seed }: Secrets,
  descriptions: Description[],
): Promise<void> {
  const url = natsUrl(ports);
  const end = Date.now() + patience;
  const makeFor = async ({
    service,
    durables,
  }: Pick<Description, 'service' | 'durables'>): Promise<void> => {
    try {
      await ensureTopology({ url, seed, service, durables, replicas: servers });
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(250);
      await makeFor({ service, durables });
    }
  };
  // At once: each durable takes the servers half a second.
  await Promise.all(descriptions.map(makeFor));
}
