import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Home, homeAt } from './home.ts';
import { openSecrets } from './secrets.ts';

describe('the secrets of an installation', () => {
  let home: Home;

  beforeEach(async () => {
    home = homeAt(await mkdtemp(join(tmpdir(), 'sidework-secrets-')));
  });

  afterEach(() => rm(home.dir, { recursive: true, force: true }));

  it('stay when a service is added', async () => {
    const first = await openSecrets(home, ['identity']);
    const second = await openSecrets(home, ['identity', 'marketplace']);
    expect(second).toMatchObject(first);
    expect(second.services.marketplace?.runtimePassword).toBeTruthy();
  });

  it('are opened by many commands at once', async () => {
    const first = await openSecrets(home, ['identity']);
    const many = Array.from({ length: 20 }, () => openSecrets(home, ['identity']));
    for (const each of await Promise.all(many)) expect(each).toEqual(first);
  });

  it('are not replaced when they are damaged', async () => {
    await writeFile(home.secrets, '');
    await expect(openSecrets(home, [])).rejects.toThrow('secrets.json is damaged');
    expect(await readFile(home.secrets, 'utf8')).toBe('');
  });

  it.each(['postgres', 'objects', 'nats', 'mails'] as const)(
    'are not made anew while what they open is kept: %s',
    async (kept) => {
      const folder = kept === 'postgres' ? join(home.dir, 'postgres') : home[kept];
      await mkdir(join(folder, 'kept'), { recursive: true });
      await expect(openSecrets(home, ['identity'])).rejects.toThrow(
        `${home.secrets} is missing, and only it opens what is kept in ${folder}.`,
      );
      expect(await readdir(home.dir)).toEqual([kept]);
      expect(await readdir(folder)).toEqual(['kept']);
    },
  );

  it.each(['postgresPassword', 'passwordPepper'] as const)(
    'are not completed while what they open is kept: %s',
    async (lost) => {
      const { [lost]: _, ...rest } = await openSecrets(home, ['identity']);
      await writeFile(home.secrets, JSON.stringify(rest));
      await mkdir(join(home.objects, 'kept'), { recursive: true });
      await expect(openSecrets(home, ['identity'])).rejects.toThrow('lacks the password');
      expect(JSON.parse(await readFile(home.secrets, 'utf8'))).toEqual(rest);
    },
  );

  it('are not replaced when they cannot be read', async () => {
    await mkdir(home.secrets);
    await expect(openSecrets(home, [])).rejects.toThrow('EISDIR');
  });
});
