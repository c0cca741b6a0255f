import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '../local/config.ts';
import { homeAt } from '../local/home.ts';
import { tellFailure, timed, toFailure } from '../local/progress.ts';
import { startEverything } from '../local/start.ts';
import { debianRoot } from './debian/packages.ts';
import { postgresLeader } from './engines/patroni.ts';
import { clusterPortsFrom } from './ports.ts';

try {
  const given = readConfig();
  const home = join(given.home, 'cluster');
  const config = { ...given, home, cluster: true, instances: 2, demo: false };
  // Before the first process is started: a stop that comes early must leave none behind.
  const asked = Promise.race((['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map(told));
  console.log('Starting a cluster …');
  await timed("Unpacked the engines from Debian's packages", debianRoot);
  const { record, stop } = await startEverything(config);
  const ports = clusterPortsFrom(config.port);
  const leader = (await postgresLeader(ports)) ?? 0;
  console.log(`
  Postgres              ${ports.postgres.join(', ')}; ${ports.postgres[leader]} leads
  Patroni               ${ports.patroni.join(', ')}
  NATS                  ${ports.nats.join(', ')}
  etcd                  ${ports.etcd.join(', ')}
  Gateways              ${config.port}, ${config.port + 40}
  Its mails arrive at   ${record.mailboxUrl}
  Its logs are in       ${homeAt(home).logs}
  Stop it               Ctrl-C

Sidework is ready at ${record.url}`);
  await asked;
  await stop();
  console.log('The cluster is stopped; its data is kept.');
} catch (error) {
  tellFailure(toFailure(error));
  console.error('\nThe cluster did not start, and nothing was left running.');
  process.exitCode = 1;
}

async function told(signal: NodeJS.Signals): Promise<void> {
  await once(process, signal);
}
