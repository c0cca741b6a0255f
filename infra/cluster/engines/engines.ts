import { chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { database, rolesOf } from '../../local/accounts.ts';
import type { Home } from '../../local/home.ts';
import type { Engines, Starting } from '../../local/platform.ts';
import { stopLeftOverPostgres } from '../../local/postgres.ts';
import { bootstrapPostgres } from '../../postgres/bootstrap.ts';
import { debianRoot } from '../debian/packages.ts';
import { clusterPortsByName, clusterPortsFrom, servers } from '../ports.ts';
import { at127, type Site } from './engine.ts';
import { etcdServers } from './etcd.ts';
import { makeClusterStreams, natsServers, natsUrl } from './nats.ts';
import { dataFolder, patroniServers, untilPostgresLeads } from './patroni.ts';

/** The folder of the engines' state beside the one of the single database. */
const clusterFolder = ({ postgres }: Home) => join(dirname(postgres), 'cluster');

/** Three servers of each engine in the place of one Postgres and one NATS. */
export function clusterEngines(gatewayPort: number): Engines {
  const ports = clusterPortsFrom(gatewayPort);
  return {
    addresses: {
      postgres: ports.postgres.map(at127).join(','),
      nats: natsUrl(ports),
      streamReplicas: servers,
    },
    ports: clusterPortsByName(ports),
    async start(starting) {
      const site = await siteOf(starting.installation.home, ports);
      await Promise.all([startPostgres(site, starting), startNats(site, starting)]);
    },
  };
}

async function siteOf(home: Home, ports: Site['ports']): Promise<Site> {
  const root = await debianRoot();
  const state = clusterFolder(home);
  await mkdir(state, { recursive: true, mode: 0o700 });
  await chown(state, root.user.uid, root.user.gid);
  return { root, state, ports };
}

async function startPostgres(site: Site, { installation, run, step }: Starting): Promise<void> {
  const { secrets } = installation;
  await step('etcd, three servers', () =>
    Promise.all(etcdServers(site).map((each) => run(each, 'backing'))),
  );
  await step('Postgres and Patroni, three servers', async () => {
    await stopPostgresServers(site);
    const patronis = await patroniServers(site, secrets.postgresPassword);
    await Promise.all(patronis.map((each) => run(each, 'upon others')));
    const leader = await untilPostgresLeads(site.ports);
    const host = at127(site.ports.postgres[leader] ?? 0);
    await bootstrapPostgres({
      superuserUrl: `postgres://postgres:${secrets.postgresPassword}@${host}/postgres`,
      database,
      services: rolesOf(secrets),
    });
  });
}

async function startNats(
  site: Site,
  { installation, descriptions, run, step }: Starting,
): Promise<void> {
  await step('NATS, three servers', async () => {
    const nats = await natsServers(site, installation.secrets, descriptions);
    await Promise.all(nats.map((each) => run(each, 'backing')));
    await makeClusterStreams(site, installation.secrets, descriptions);
  });
}

/** A Postgres outlives a Patroni that was killed. */
async function stopPostgresServers(site: Pick<Site, 'state' | 'ports'>): Promise<void> {
  await Promise.all(site.ports.postgres.map((_, at) => stopLeftOverPostgres(dataFolder(site, at))));
}
