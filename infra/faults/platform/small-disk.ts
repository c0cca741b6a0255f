import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from '../../local/home.ts';
import { isRoot } from '../../local/postgres-binaries.ts';
import { tolerate } from '../../local/tolerate.ts';

const run = promisify(execFile);

/**
 * A disk of so many megabytes for all that an installation keeps: its databases too, which root has elsewhere. Gives what takes it
 * away again.
 */
export async function mountSmallDisk(home: Home, megabytes: number): Promise<() => Promise<void>> {
  const options = `size=${megabytes}m,mode=755`;
  await mkdir(home.dir, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', home.dir]).catch((cause) => {
    throw new Error(
      'A small disk is a tmpfs: only root on Linux may mount one, in a container with CAP_SYS_ADMIN.',
      { cause },
    );
  });
  if (isRoot) {
    const [databases, usual] = [join(home.dir, 'databases'), dirname(home.postgres)];
    await mkdir(databases, { mode: 0o711 });
    await mkdir(dirname(usual), { recursive: true, mode: 0o755 });
    await symlink(databases, usual);
  }
  // Lazily: who was told to end may still be at its last file.
  return async () => void (await run('umount', ['--lazy', home.dir]));
}

/** Writes until nothing more goes in; again and again, since those who fail give back what they had begun. */
export async function fillDisk(folder: string): Promise<void> {
  const filler = fillerIn(folder);
  for (let size = 4 * 1024 * 1024; size >= 4_096; size /= 4)
    while (await fits(filler, Buffer.alloc(size, 'x')));
}

const fits = (file: string, bytes: Buffer) =>
  writeFile(file, bytes, { flag: 'a' }).then(() => true, tolerate('ENOSPC'));

export const fillerIn = (folder: string) => join(folder, 'filler');
