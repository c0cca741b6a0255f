import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initialisePostgres, type PostgresServer } from './postgres.ts';

describe('the data folder', () => {
  let folder: string;
  let server: PostgresServer;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-data-'));
    // It is refused before a program is run.
    const binaries = { initdb: '/nonexistent', postgres: '/nonexistent' };
    const dataDir = join(folder, 'postgres');
    server = { binaries, dataDir, port: 0, password: 'known', durable: false };
    await mkdir(server.dataDir);
    await writeFile(join(server.dataDir, 'rows'), '');
    await mkdir(`${server.dataDir}.old`);
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is not set aside when its owner cannot be read', async () => {
    await mkdir(`${server.dataDir}.owner`);
    await expect(initialisePostgres(server)).rejects.toThrow('EISDIR');
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.old', 'postgres.owner']);
    expect(await readdir(server.dataDir)).toEqual(['rows']);
  });
});
