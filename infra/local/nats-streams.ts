import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { authentication } from '@sidework/chassis/events/nats';
import { ensureTopology } from '@sidework/chassis/events/nats-topology';
import { connect } from 'nats';
import type { Description } from '../nats/description.ts';
import type { Command } from './command.ts';
import { natsAnswers } from './nats-server.ts';
import { stopProcess } from './process-table.ts';
import type { Installation } from './processes.ts';

const answersWithin = 20_000;

/**
 * Brings streams and durables to what the services need, on a port that no service knows. Open to them, a store that
 * was set back would be filled again past durables that are ahead of it, before these could be made again.
 */
export async function makeStreams(
  { ports, secrets }: Installation,
  server: Command,
  descriptions: Description[],
  launch: (command: Command) => ChildProcess,
): Promise<void> {
  const port = ports.natsSetup;
  const { pid } = launch({ ...server, args: [...server.args, '--port', String(port)] });
  try {
    for (const end = Date.now() + answersWithin; !(await natsAnswers(port)); await sleep(20))
      if (Date.now() > end) throw new Error(`it did not answer within ${answersWithin / 1000} s`);
    const url = `nats://127.0.0.1:${port}`;
    for (const { service, durables } of descriptions)
      await ensureTopology({ url, seed: secrets.natsAdminSeed, service, durables });
  } finally {
    if (pid) await stopProcess(pid);
  }
}

/** Milliseconds. A server that is only busy answers sooner. */
const silentAfter = 5_000;

/**
 * Whether the server accepts connections while its streams answer no request. NATS 2.9.10 stays like that after its disk
 * was full, until it is restarted. A server that is stopped accepts no connection either, and needs no restart.
 */
export async function streamsHang({ ports, secrets }: Installation): Promise<boolean> {
  if (!(await natsAnswers(ports.nats))) return false;
  const address = authentication(`nats://127.0.0.1:${ports.nats}`, secrets.natsAdminSeed);
  const options = { ...address, name: 'supervisor', reconnect: false, timeout: silentAfter };
  const connection = await connect(options).catch(() => undefined);
  if (!connection) return false;
  const answers = await connection
    .request('$JS.API.INFO', undefined, { timeout: silentAfter })
    .then(
      () => true,
      () => false,
    );
  await connection.close();
  return !answers;
}
