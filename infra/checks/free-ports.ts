import { createServer } from 'node:net';
import { portsByName, portsFrom, refuseTakenPorts } from '../local/ports.ts';

/** The last of a block, which no process of a platform listens at. */
const claim = 99;

/**
 * A port for the gateway from which all others are free too; below those that Linux gives out itself. A process that looks
 * at the same time gets another: the block is claimed until this process ends.
 */
export async function freePortBlock(): Promise<number> {
  for (let tries = 0; tries < 40; tries++) {
    const port = 20_000 + 100 * Math.floor(Math.random() * 100);
    if (!(await listensFromNowOn(port + claim))) continue;
    const isFree = await refuseTakenPorts(portsByName(portsFrom(port), 2), 0).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('There is no block of free ports for a platform of the tests.');
}

function listensFromNowOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}
