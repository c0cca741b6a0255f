import type { Home } from './home.ts';
import { stopLeftOverPostgres } from './postgres.ts';
import { findRunning, removeRunRecord, stopLeftOvers, stopSupervisor } from './run-record.ts';

/** Gives whether anything ran, be it what a killed supervisor left. */
export async function stopPlatform(home: Home): Promise<boolean> {
  const running = findRunning(home);
  if (running) await stopSupervisor(running);
  const left = await stopLeftOvers(home);
  await stopLeftOverPostgres(home.postgres);
  removeRunRecord(home);
  return Boolean(running) || left.length > 0;
}
