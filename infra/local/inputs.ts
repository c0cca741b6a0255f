import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkout } from './checkout.ts';

const never = new Set(['node_modules', 'dist', 'e2e', 'migrations', 'test-results']);

/** A fingerprint of files and folders, given by their paths in the checkout. */
export async function fingerprint(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesOf(join(checkout, path))))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${relative(checkout, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Whether the marker holds this fingerprint. */
export async function isUnchanged(marker: string, now: string): Promise<boolean> {
  return (await readFile(marker, 'utf8').catch(() => '')) === now;
}

/** Does the work unless the fingerprint is the one that it was last done for. */
export async function unlessUnchanged(
  marker: string,
  now: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (await isUnchanged(marker, now)) return false;
  await work();
  if (await stat(dirname(marker)).catch(() => undefined)) await writeFile(marker, now);
  return true;
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = (await readdir(path)).filter((entry) => !never.has(entry));
  return (await Promise.all(entries.map((entry) => filesOf(join(path, entry))))).flat();
}
