import type { Home } from './home.ts';
import { stopLeftOverPostgres } from './postgres.ts';
import { findRunning, readRunRecord, stopLeftOvers, stopSupervisor } from './run-record.ts';

/** Gives whether anything ran, be it what a killed supervisor left. */
export async function stopPlatform(home: Home): Promise<boolean> {
  const running = findRunning(home);
  if (running) await stopSupervisor(running);
  const record = readRunRecord(home);
  const left = record ? await stopLeftOvers(record) : [];
  await stopLeftOverPostgres(home.postgres);
  return Boolean(running) || left.length > 0;
}
