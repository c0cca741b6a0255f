import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Home } from './home.ts';
import { identify, isAlive, type ProcessId, stopProcess } from './process-table.ts';
import { tolerate } from './tolerate.ts';

/** The supervisor of this state folder, and the processes that it started. */
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

/** Lets only one of simultaneous claims through, which takes over the processes of a killed supervisor. */
export function claimRunRecord(home: Home, record: RunRecord): void {
  const lock = `${home.runRecord}.lock`;
  if (isForgotten(lock)) rmSync(lock, { force: true });
  try {
    closeSync(openSync(lock, 'wx', 0o600));
  } catch (error) {
    tolerate('EEXIST')(error);
    throw new Error('Another command is starting it at this moment.');
  }
  try {
    const found = readRunRecord(home);
    if (found && isAlive(found.supervisor)) {
      throw new Error(`It runs already (process ${found.supervisor.pid}).`);
    }
    record.processes = { ...found?.processes };
    writeRunRecord(home, record);
  } finally {
    rmSync(lock, { force: true });
  }
}

// A claim holds it for a few synchronous calls: an old one is of a process that was killed between them.
function isForgotten(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > 5000;
}

/** Removes only this supervisor's record: one that found another running has none. */
export function removeRunRecord(home: Home, { supervisor }: RunRecord): void {
  const isOwn = isDeepStrictEqual(readRunRecord(home)?.supervisor, supervisor);
  if (isOwn) rmSync(home.runRecord, { force: true });
}

/** Processes that a killed supervisor left would hold the ports and the data. */
export async function stopLeftOvers({ processes }: RunRecord): Promise<string[]> {
  const left = Object.entries(processes).filter(([, id]) => isAlive(id));
  await Promise.all(
    left.map(([name, { pid }]) => stopProcess(pid, name === 'Postgres' ? 'SIGINT' : 'SIGTERM')),
  );
  return left.map(([name]) => name);
}

/** Its processes stop in two rounds: of at most ten seconds, draining included, and of at most five. */
export function stopSupervisor({ supervisor }: RunRecord): Promise<void> {
  return stopProcess(supervisor.pid, 'SIGTERM', 25_000);
}

export const ownId = () => identify(process.pid);
