import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openKeysFile } from './keys-file.ts';

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const aPath = async () => join(await aFolder(), 'private/keys.json');

describe('the file of signing keys', () => {
  it('is made with two keys that only its owner can read, and kept', async () => {
    const path = await aPath();

    const keys = await openKeysFile(path);
    expect(keys).toHaveLength(2);
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(2);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await openKeysFile(path)).toEqual(keys);
  });

  it('is one file for all who start at once', async () => {
    const path = await aPath();

    const opened = await Promise.all(Array.from({ length: 8 }, () => openKeysFile(path)));
    for (const keys of opened) expect(keys).toEqual(opened[0]);
    expect(await readdir(dirname(path))).toEqual(['keys.json']);
  });

  it('stops the start where it cannot be read', async () => {
    const path = join(await aFolder(), 'keys.json');
    await writeFile(path, '{"keys": [');

    await expect(openKeysFile(path)).rejects.toThrow();
  });
});
