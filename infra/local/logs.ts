import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { homeAt } from './home.ts';
import { readable } from './log-line.ts';

const shownAtFirst = 4 * 1024;
const [only] = process.argv.slice(2);
const { logs } = homeAt(readConfig().home);
const positions = new Map<string, number>();

for (;;) {
  for (const file of await logFiles()) await showNew(file);
  await sleep(300);
}

async function logFiles(): Promise<string[]> {
  const files = await readdir(logs).catch(() => []);
  const chosen = files.filter((file) => file.endsWith('.log') && (!only || file === `${only}.log`));
  if (chosen.length === 0 && positions.size === 0) {
    console.error(only ? `There is no log of ${only}.` : 'There are no logs yet: make up.');
    process.exit(1);
  }
  return chosen.sort();
}

async function showNew(file: string): Promise<void> {
  const path = join(logs, file);
  const { size } = await stat(path);
  const known = positions.get(file);
  // A file that shrank was replaced.
  const from = known === undefined ? Math.max(0, size - shownAtFirst) : known > size ? 0 : known;
  if (size === from) return void positions.set(file, size);
  const handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
  await handle.close();
  const text = buffer.subarray(0, bytesRead).toString();
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  positions.set(file, from + Buffer.byteLength(whole));
  const lines = whole.split('\n').slice(known === undefined && from > 0 ? 1 : 0, -1);
  const name = file.replace('.log', '').padEnd(16);
  for (const line of lines) console.log(`${name} ${readable(line)}`);
}
