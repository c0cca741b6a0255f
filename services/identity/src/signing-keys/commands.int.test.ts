import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { runCommand } from '@sidework/chassis/operations/commands';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { identity } from '../app.ts';

const service = testIdentity();
const path = () => service.deps.config.SIGNING_KEYS_FILE;

const tell = vi.spyOn(console, 'log').mockImplementation(() => {});
const rotate = () => runCommand(identity, service.deps.config, ['rotate-signing-keys']);

/** As if half a minute had gone by, after which every instance has looked. */
let later = 0;
const halfAMinute = () => {
  later += 30_000;
  vi.setSystemTime(Date.now() + 30_000);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
  tell.mockClear();
});
afterEach(() => vi.useRealTimers());

const published = async (): Promise<string[]> =>
  (await service.visitor.call(api.getSigningKeys))
    .json()
    .keys.map(({ kid }: { kid: string }) => kid);

const kidOf = ({ access_token }: Pick<api.AuthSession, 'access_token'>) =>
  JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString()).kid;

const stands = async ({ access_token }: Pick<api.AuthSession, 'access_token'>) =>
  (await service.bearing(access_token).call(api.getUser)).statusCode;

describe('the command "rotate-signing-keys"', () => {
  it('has the second key sign in what runs, and keeps old tokens valid [AUTH-49]', async () => {
    const [first, second] = await published();
    const before = await aPerson(service);
    expect(kidOf(before)).toBe(first);
    await rotate();
    halfAMinute();

    const after = await aPerson(service);
    expect(kidOf(after)).toBe(second);
    expect([await stands(before), await stands(after)]).toEqual([200, 200]);
    const keys = await published();
    expect(keys).toHaveLength(3);
    expect([keys[0], keys[2]]).toEqual([second, first]);
    expect(tell.mock.calls.flat().join('\n')).toContain(`signed with ${second} from now on`);
  });

  it('believes a token of the new key at once, published as it was before', async () => {
    const [, second] = await published();
    await rotate();
    const [signing] = JSON.parse(await readFile(path(), 'utf8')).keys;

    expect(signing.kid).toBe(second);
    expect(await published()).toContain(second);
  });

  it('publishes and keeps nothing private but in a file that its owner alone can read', async () => {
    await rotate();
    halfAMinute();
    const reply = await service.visitor.call(api.getSigningKeys);

    for (const key of reply.json().keys) {
      expect(key).not.toHaveProperty('d');
      expect(key).not.toHaveProperty('publishedUntil');
    }
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  it('rotates twice for two who do so at once', async () => {
    const [, , ...old] = await published();
    const before = JSON.parse(await readFile(path(), 'utf8')).keys[0].kid;
    await Promise.all([rotate(), rotate()]);

    const keys: { kid: string; publishedUntil?: string }[] = JSON.parse(
      await readFile(path(), 'utf8'),
    ).keys;
    expect(keys.filter(({ publishedUntil }) => !publishedUntil)).toHaveLength(2);
    expect(keys).toHaveLength(2 + 2 + old.length);
    expect(keys.map(({ kid }) => kid)).toContain(before);
  });

  it('has an old key forgotten when its tokens have run out', async () => {
    const [first] = await published();
    const { access_token } = await aPerson(service);
    await rotate();
    const file = JSON.parse(await readFile(path(), 'utf8'));
    for (const key of file.keys)
      if (key.kid === first) key.publishedUntil = new Date(Date.now() - 1).toISOString();
    await writeFile(path(), JSON.stringify(file));
    halfAMinute();

    expect(await published()).not.toContain(first);
    expect(await stands({ access_token })).toBe(403);
  });

  it('leaves what runs with the keys that it has where the file is gone or broken', async () => {
    const person = await aPerson(service);
    const kept = await readFile(path(), 'utf8');
    for (const spoil of [() => rm(path()), () => writeFile(path(), '{')]) {
      await spoil();
      halfAMinute();
      expect(await stands(person)).toBe(200);
      expect(kidOf(await aPerson(service))).toBe(kidOf(person));
    }
    await writeFile(path(), kept);
  });
});
