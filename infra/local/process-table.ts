import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process as it is told from a later one with the same number. */
export interface ProcessId {
  pid: number;
  startedAt: string;
}

const ended = 'ended';

export function identify(pid: number): ProcessId {
  return { pid, startedAt: startOf(pid) };
}

export function isAlive({ pid, startedAt }: ProcessId): boolean {
  return startedAt !== ended && exists(pid) && startOf(pid) === startedAt;
}

/** Asks, waits, and ends it when it takes longer than `patience` milliseconds. */
export async function stopProcess(
  pid: number,
  signal: NodeJS.Signals = 'SIGTERM',
  patience = 5000,
): Promise<void> {
  const process_ = identify(pid);
  send(pid, signal);
  for (let waited = 0; waited < patience; waited += 50) {
    if (!isAlive(process_)) return;
    await sleep(50);
  }
  send(pid, 'SIGKILL');
  while (isAlive(process_)) await sleep(20);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, which is what was wanted.
  }
}

// Field 22 of proc(5) stat, in ticks since boot; the name in field 2 may hold spaces. A zombie has
// ended, whatever it still occupies. Where there is no /proc, the number alone must do.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? ended : (rest[18] ?? '');
  } catch {
    return '';
  }
}
