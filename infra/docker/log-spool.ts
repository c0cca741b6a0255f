import { chmod, mkdir } from 'node:fs/promises';
import { stateOf } from './state.ts';

/** Opens the folder into which Postgres copies its log; it is Postgres's to write and this job's to empty. */
export async function openLogSpool(): Promise<string> {
  const folder = stateOf('log');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o1777);
  return folder;
}
