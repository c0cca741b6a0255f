import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tolerate } from '../local/tolerate.ts';

/** A place that keeps backups. Names are relative, with slashes. */
export interface Place {
  /** Keeps the whole content, or fails and keeps nothing of it. */
  put(name: string, content: Readable): Promise<void>;
  /** Fails with ENOENT where there is none of this name. */
  get(name: string): Promise<Readable>;
  /** All names that begin so, in order. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/**
 * A folder, on a disk of its own or on one that is mounted from elsewhere. Files are on the disk before they count, but where
 * `durable` is false: in tests, since each sync makes all else that writes to the disk wait.
 */
export function folderPlace(root: string, { durable = true } = {}): Place {
  const pathOf = (name: string) => {
    if (name.split('/').some((part) => part === '' || part === '.' || part === '..'))
      throw new Error(`A backup holds no "${name}".`);
    return join(root, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      const unfinished = `${path}.new`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
      if (durable) await sync(unfinished);
      await rename(unfinished, path);
    },
    async get(name) {
      const content = createReadStream(pathOf(name));
      await once(content, 'open');
      return content;
    },
    async list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
        tolerate('ENOENT'),
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
