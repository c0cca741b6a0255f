import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { preparePostgres } from './backing.ts';
import { type Home, homeAt } from './home.ts';
import { initialisePostgres, type PostgresServer, postgresAnswers } from './postgres.ts';

// It is refused before a program is run.
const binaries = { initdb: '/nonexistent', postgres: '/nonexistent' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidework-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  let server: PostgresServer;

  beforeEach(async () => {
    const dataDir = join(folder, 'postgres');
    server = { binaries, dataDir, port: 0, password: 'known', durable: false };
    await mkdir(server.dataDir);
    await writeFile(join(server.dataDir, 'rows'), '');
    await mkdir(`${server.dataDir}.old`);
  });

  it('is not set aside when its owner cannot be read', async () => {
    await mkdir(`${server.dataDir}.owner`);
    await expect(initialisePostgres(server)).rejects.toThrow('EISDIR');
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.old', 'postgres.owner']);
    expect(await readdir(server.dataDir)).toEqual(['rows']);
  });

  it('stays as it is when it was made with another password', async () => {
    await writeFile(`${server.dataDir}.owner`, 'the mark of another password');
    await expect(initialisePostgres(server)).rejects.toThrow(
      `The database in ${server.dataDir} was made with another secrets.json`,
    );
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.old', 'postgres.owner']);
    expect(await readdir(server.dataDir)).toEqual(['rows']);
  });

  it('is named when Postgres says that the password is another', async () => {
    const { port } = new URL(inject('postgresUrl'));
    await expect(postgresAnswers({ ...server, port: Number(port) })).rejects.toThrow(
      'was made with another secrets.json',
    );
  });
});

describe('a database that is missing', () => {
  let home: Home;
  let server: PostgresServer;
  const start = () => preparePostgres(server, home);

  beforeEach(async () => {
    home = { ...homeAt(folder), postgres: join(folder, 'place', 'postgres') };
    server = { binaries, dataDir: home.postgres, port: 0, password: 'known', durable: false };
  });

  it('is not replaced by an empty one where its objects are', async () => {
    await mkdir(join(home.objects, 'identity'), { recursive: true });
    await expect(start()).rejects.toThrow(`it is looked for in ${home.postgres}. Nothing was`);
    expect(await readdir(folder)).toEqual(['objects']);
  });

  it('is not replaced by an empty one where it was migrated', async () => {
    await writeFile(home.migrated, 'its migrations');
    await expect(start()).rejects.toThrow('The database of');
    expect(await readdir(folder)).toEqual(['migrated']);
  });

  it('is found where another user had it', async () => {
    const other = join(folder, 'postgres');
    await mkdir(other);
    await expect(start()).rejects.toThrow(`and lies in ${other}, where another user`);
  });

  it('is found where the state folder says that it is', async () => {
    const told = join(folder, 'told', 'postgres');
    await mkdir(told, { recursive: true });
    await writeFile(home.postgresFolder, `${told}\n`);
    await expect(start()).rejects.toThrow(`and lies in ${told}, where another user`);
  });

  it('is made where there was none', async () => {
    // By a program that is not there: nothing refused before.
    await expect(start()).rejects.toMatchObject({ code: 'ENOENT', path: '/nonexistent' });
  });
});
