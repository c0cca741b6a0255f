import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOk } from '../../local/health.ts';
import { inside } from '../debian/inside.ts';
import { at127, type Engine, type Site } from './engine.ts';
import { etcdHosts } from './etcd.ts';

/** Rules that all three keep. A commit is on two servers before it is answered, and only one that has it may lead next. */
const rules = {
  // Seconds. Patroni takes no shorter lease, so a machine that is gone as a whole is replaced after 20 s.
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 5,
  // A leader whose Postgres ended is replaced at once, and not waited for.
  primary_start_timeout: 0,
  // No quorum: with it Patroni 4.0.7 writes "ANY None (*)" at a new leader, which Postgres refuses.
  synchronous_mode: true,
  synchronous_mode_strict: true,
  synchronous_node_count: 1,
  // Without etcd the leader goes on as long as it reaches both others.
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    // A standby asks for a new leader's log again after half a second, and until it has that no commit is answered.
    parameters: {
      max_connections: 250,
      wal_keep_size: '512MB',
      wal_sender_timeout: '5s',
      wal_retrieve_retry_interval: '500ms',
    },
  },
};

export const dataFolder = ({ state }: Pick<Site, 'state'>, at: number) =>
  join(state, `postgres-${at + 1}`);

/** Each Patroni runs one Postgres beside it, and asks etcd which of them leads. */
export async function patroniServers(site: Site, password: string): Promise<Engine[]> {
  const { root, state, ports } = site;
  return Promise.all(
    ports.patroni.map(async (port, at) => {
      const file = join(state, `patroni-${at + 1}.json`);
      await writeFile(file, `${JSON.stringify(settingsOf(site, at, password), null, 2)}\n`, {
        mode: 0o600,
      });
      await chown(file, root.user.uid, root.user.gid);
      return {
        name: `Patroni ${at + 1}`,
        command: inside(root, state, '/usr/bin/patroni', [file]),
        isReady: () => answersOk(`http://${at127(port)}/readiness`),
        readyWithin: 180_000,
        // It stops its Postgres before it ends.
        endsWithin: 30_000,
      };
    }),
  );
}

/** JSON is a way to write YAML. */
function settingsOf(site: Site, at: number, password: string) {
  const { state, ports } = site;
  const postgres = at127(ports.postgres[at] ?? 0);
  const patroni = at127(ports.patroni[at] ?? 0);
  const superuser = { username: 'postgres', password };
  return {
    scope: 'sidework',
    name: `postgres-${at + 1}`,
    restapi: { listen: patroni, connect_address: patroni, authentication: superuser },
    etcd3: { hosts: etcdHosts(site) },
    bootstrap: {
      dcs: rules,
      initdb: [
        'data-checksums',
        { encoding: 'UTF8' },
        { 'locale-provider': 'builtin' },
        { locale: 'C.UTF-8' },
      ],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: dataFolder(site, at),
      bin_dir: '/usr/lib/postgresql/17/bin',
      pgpass: join(state, `pgpass-${at + 1}`),
      // One superuser does all three: the servers listen at this machine alone.
      authentication: { superuser, replication: superuser },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication postgres 127.0.0.1/32 scram-sha-256',
      ],
      // The compiler of queries is not unpacked.
      parameters: { unix_socket_directories: '', jit: 'off' },
    },
  };
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Asks each Patroni for the members of the cluster, and takes the first answer. */
export async function membersOf({ patroni }: Site['ports']): Promise<Member[]> {
  const asked = patroni.map(async (port) => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://${at127(port)}/cluster`, { signal });
    return ((await answer.json()) as { members?: Member[] }).members ?? [];
  });
  return Promise.any(asked).catch(() => []);
}

/** The number of the Postgres that leads and takes writes, from 0 on; undefined while none does. */
export async function postgresLeader({ patroni }: Site['ports']): Promise<number | undefined> {
  const leads = await Promise.all(
    patroni.map((port) => answersOk(`http://${at127(port)}/primary`)),
  );
  const at = leads.indexOf(true);
  return at < 0 ? undefined : at;
}

const patience = 120_000;

export async function untilPostgresLeads(ports: Site['ports']): Promise<number> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(200)) {
    const leader = await postgresLeader(ports);
    if (leader !== undefined) return leader;
  }
  throw new Error(`No Postgres leads after ${patience / 1000} s; the logs of Patroni say why.`);
}
