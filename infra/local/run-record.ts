import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Home } from './home.ts';
import { identify, isAlive, type ProcessId, stopProcess } from './process-table.ts';

/** Who runs the platform of this state folder, and which processes it started. */
export interface RunRecord {
  supervisor: ProcessId;
  url: string;
  mailboxUrl: string;
  isReady: boolean;
  processes: Record<string, ProcessId>;
}

export function readRunRecord(home: Home): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(home.runRecord, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The record of a supervisor that lives. */
export function findRunning(home: Home): RunRecord | undefined {
  const record = readRunRecord(home);
  return record && isAlive(record.supervisor) ? record : undefined;
}

export function writeRunRecord(home: Home, record: RunRecord): void {
  const unfinished = `${home.runRecord}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, home.runRecord);
}

export function removeRunRecord(home: Home): void {
  rmSync(home.runRecord, { force: true });
}

/** What a supervisor that was killed left running would hold the ports and the data. */
export async function stopLeftOvers(home: Home): Promise<string[]> {
  const left = Object.entries(readRunRecord(home)?.processes ?? {}).filter(([, id]) => isAlive(id));
  await Promise.all(
    left.map(([name, { pid }]) => stopProcess(pid, name === 'Postgres' ? 'SIGINT' : 'SIGTERM')),
  );
  return left.map(([name]) => name);
}

/** Its processes stop in two rounds of at most five seconds each. */
export function stopSupervisor({ supervisor }: RunRecord): Promise<void> {
  return stopProcess(supervisor.pid, 'SIGTERM', 20_000);
}

export const ownId = () => identify(process.pid);
