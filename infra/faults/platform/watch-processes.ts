import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type ProcessId } from '../../local/process-table.ts';
import { type PlatformUnderTest, victims } from './platform-under-test.ts';

/** Tells processes that were killed here from those that ended by themselves. */
export interface Watch {
  /** kill -9, once it is up; gives when it was killed. */
  kill(victim: string): Promise<number>;
  /** Resolves when the process that was started instead answers; gives the milliseconds from the kill. */
  recovered(victim: string): Promise<number>;
  isUp(victim: string): Promise<boolean>;
  /** Processes that had been answering, and ended without having been killed. */
  endedThemselves: string[];
  stop(): void;
}

const recoversWithin = 60_000;
const often = 50;

export function watchProcesses(platform: PlatformUnderTest): Watch {
  const same = (one: ProcessId, other: ProcessId | undefined) =>
    one.pid === other?.pid && one.startedAt === other.startedAt;
  /** The last process that was seen to answer. */
  const seen = new Map<string, ProcessId>();
  const killedAt = new Map<string, number>();
  const endedThemselves: string[] = [];
  let lastKilled: string | undefined;

  async function isUp(victim: string): Promise<boolean> {
    const id = platform.processOf(victim);
    if (!id || !(await platform.isUp(victim))) return false;
    if (same(id, platform.processOf(victim))) seen.set(victim, id);
    return true;
  }

  function lookForEnds(): void {
    for (const [victim, id] of seen) {
      if (isAlive(id)) continue;
      seen.delete(victim);
      endedThemselves.push(`${victim}, after the kill of ${lastKilled ?? 'none'}`);
    }
  }
  const timer = setInterval(lookForEnds, often);

  async function until(victim: string, isSo: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + recoversWithin; Date.now() < end; await sleep(often))
      if (await isSo()) return;
    throw new Error(`${victim} did not answer within ${recoversWithin / 1000} s.`);
  }

  return {
    endedThemselves,
    isUp,
    async kill(victim) {
      await until(victim, () => isUp(victim));
      lookForEnds();
      seen.delete(victim);
      platform.signal(victim, 'SIGKILL');
      lastKilled = victim;
      const at = Date.now();
      killedAt.set(victim, at);
      return at;
    },
    async recovered(victim) {
      const at = killedAt.get(victim) ?? Date.now();
      await until(victim, () => isUp(victim));
      return Date.now() - at;
    },
    stop: () => clearInterval(timer),
  };
}

/** Sees all of them up, so that what ends from here on is noticed. */
export async function allAreUp(watch: Watch): Promise<void> {
  for (const victim of victims) await watch.recovered(victim);
}
