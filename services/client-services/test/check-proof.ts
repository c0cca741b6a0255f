import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, '../check-proof.ts');

/** Runs the script that third parties check a proof with; what it prints, or why it refuses. */
export async function checkProof(proof: unknown, keys: unknown): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-proof-'));
  const paths = ['proof.json', 'keys.json'].map((name) => join(folder, name)) as [string, string];
  await writeFile(paths[0], JSON.stringify(proof));
  await writeFile(paths[1], JSON.stringify(keys));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths]);
  return JSON.parse(stdout);
}
