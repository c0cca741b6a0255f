import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../local/checkout.ts';

/** The files of the project: committed, or new and not ignored. */
export async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: checkout, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\0').filter((path) => path && existsSync(join(checkout, path)));
}
