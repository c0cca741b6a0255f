import { readdirSync, readFileSync } from 'node:fs';

const millisecondsPerTick = 10;

/** Processor time of a process so far, in milliseconds (proc(5): utime and stime, in ticks of 10 ms). */
export function cpuOf(pid: number): number {
  const { fields } = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** The same of all processes that `pid` started, those that have ended among them (cutime and cstime). */
export function cpuOfChildren(pid: number): number {
  const { fields } = statOf(pid);
  let sum = (Number(fields[13]) + Number(fields[14])) * millisecondsPerTick;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (statOf(Number(entry)).parent === pid) sum += cpuOf(Number(entry));
    } catch {
      // It ended in between.
    }
  }
  return sum;
}

function statOf(pid: number): { parent: number; fields: string[] } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), fields };
}
