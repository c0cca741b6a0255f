import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from '../../local/home.ts';
import { isAlive, type ProcessId } from '../../local/process-table.ts';
import { readRunRecord } from '../../local/run-record.ts';
import { tolerate } from '../../local/tolerate.ts';

/**
 * Ends a platform of which nothing more is asked: told to leave, its processes would serve remaining callers for seconds.
 * The supervisor ends first, because it would restart the others.
 */
export async function endAtOnce(home: Home): Promise<void> {
  const supervisor = readRunRecord(home)?.supervisor;
  if (supervisor) await end(supervisor, 'SIGKILL');
  const started = Object.entries(readRunRecord(home)?.processes ?? {});
  // Postgres takes its own processes with it, and gives back the memory that they share.
  const signalOf = (name: string) => (name === 'Postgres' ? 'SIGQUIT' : 'SIGKILL');
  await Promise.all(started.map(([name, id]) => end(id, signalOf(name))));
}

async function end(id: ProcessId, signal: NodeJS.Signals): Promise<void> {
  try {
    if (isAlive(id)) process.kill(id.pid, signal);
  } catch (error) {
    tolerate('ESRCH')(error);
  }
  while (isAlive(id)) await sleep(20);
}
