import { portsByName, portsFrom, refuseTakenPorts } from '../local/ports.ts';

/** A port for the gateway from which all others are free too; below those that Linux gives out itself. */
export async function freePortBlock(): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const port = 20_000 + 100 * Math.floor(Math.random() * 100);
    const isFree = await refuseTakenPorts(portsByName(portsFrom(port), 2), 0).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('There is no block of free ports for a platform of the tests.');
}
