// @module-tag once

import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCanonical, keyFinder } from './tokens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jwk = (kid: string) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'ES256',
});
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);
const refused = expect.objectContaining({ code: 'session_expired' });

it('asks for the keys once, and again when they are ten minutes old, without anybody waiting', async () => {
  const ask = vi.fn(async () => ({ keys: [jwk('a')] }));
  const keyOf = keyFinder(ask);
  await Promise.all([keyOf('a'), keyOf('a')]);
  expect(ask).toHaveBeenCalledTimes(1);
  minutes(11);
  ask.mockImplementation(() => new Promise(() => {}));
  expect(await keyOf('a')).toContain('PUBLIC KEY');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks for an unknown key at most once in half a minute, also while identity is down', async () => {
  const ask = vi.fn(async () => ({ keys: [jwk('a')] }));
  const keyOf = keyFinder(ask);
  await keyOf('a');
  await expect(keyOf('b')).rejects.toEqual(refused);
  expect(ask).toHaveBeenCalledTimes(1);
  minutes(1);
  ask.mockRejectedValue(new Error('down'));
  await expect(keyOf('b')).rejects.toEqual(refused);
  await expect(keyOf('b')).rejects.toEqual(refused);
  expect(ask).toHaveBeenCalledTimes(2);
  minutes(1);
  ask.mockResolvedValue({ keys: [jwk('a'), jwk('b')] });
  expect(await keyOf('b')).toContain('PUBLIC KEY');
});

it('says that it is unavailable while no key was ever had', async () => {
  const keyOf = keyFinder(() => Promise.reject(new Error('down')));
  await expect(keyOf('a')).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }));
});

it('knows a token by one spelling of its signature alone', () => {
  const signature = Buffer.alloc(64, 7).toString('base64url');
  expect(isCanonical(`head.body.${signature}`)).toBe(true);
  for (const other of [`${signature}=`, `${signature}!`, signature.replace(/w$/, 'x')])
    expect([other, isCanonical(`head.body.${other}`)]).toEqual([other, false]);
});
