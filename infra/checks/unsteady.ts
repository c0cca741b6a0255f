import { execFile } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../local/checkout.ts';
import type { Unsteady } from './second-look.ts';
import type { Outcome } from './step.ts';

/** A line of `unsteady.jsonl`: each run writes it, and it is committed with the change that it ran for. */
export interface UnsteadyEntry extends Omit<Unsteady, 'message'> {
  /** The day. */
  on: string;
  /** By hand, once the test was mended: the commit that did it, as it stands in the history. */
  mendedBy?: string;
}

/** A shallow clone cannot tell. */
export type InHistory = 'yes' | 'no' | 'unknown';

const path = 'infra/checks/unsteady.jsonl';
const file = join(checkout, path);

export async function writeUnsteady(tests: readonly Unsteady[], now: Date): Promise<void> {
  const on = now.toISOString().slice(0, 10);
  // The closing report says why: a message can name a path of the machine.
  const lines = tests.map(({ message: _, ...test }) => `${JSON.stringify({ on, ...test })}\n`);
  if (lines.length > 0) await appendFile(file, lines.join(''));
}

/** Refuses a test that was unsteady twice without having been mended. */
export async function checkUnsteady(): Promise<Outcome> {
  const { faults, warnings } = await judgeUnsteady(await readFile(file, 'utf8'), isInHistory);
  const output = [...warnings.map((warning) => `warning: ${warning}`), ...faults].join('\n');
  return { passed: faults.length === 0, output };
}

export async function judgeUnsteady(
  text: string,
  isKnown: (commit: string) => Promise<InHistory>,
): Promise<{ faults: string[]; warnings: string[] }> {
  const faults: string[] = [];
  const warnings: string[] = [];
  const timesOf = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim()) continue;
    const at = `${path}:${index + 1}`;
    const entry = entryIn(line);
    if (!entry) {
      faults.push(`${at} is no entry with a test and its file`);
      continue;
    }
    const { test, mendedBy } = entry;
    if (mendedBy === undefined) {
      const key = `${entry.file}: ${test}`;
      timesOf.set(key, (timesOf.get(key) ?? 0) + 1);
      continue;
    }
    const known = /^[0-9a-f]{7,40}$/.test(mendedBy) ? await isKnown(mendedBy) : 'no';
    if (known === 'no')
      faults.push(`${at}: ${mendedBy}, which is to have mended it, is no commit of the history`);
    if (known === 'unknown')
      warnings.push(`${at}: whether ${mendedBy} stands in the history cannot be told here`);
  }
  for (const [key, times] of timesOf)
    if (times > 1) faults.push(`unsteady ${times} times, and not mended: ${key}`);
  return { faults, warnings };
}

function entryIn(line: string): UnsteadyEntry | undefined {
  try {
    const entry = JSON.parse(line);
    return typeof entry.test === 'string' && typeof entry.file === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

const git = (...args: string[]) =>
  promisify(execFile)('git', args, { cwd: checkout }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

async function isInHistory(commit: string): Promise<InHistory> {
  if ((await git('merge-base', '--is-ancestor', commit, 'HEAD')) !== undefined) return 'yes';
  const isShallow = await git('rev-parse', '--is-shallow-repository');
  return isShallow === 'false' ? 'no' : 'unknown';
}
