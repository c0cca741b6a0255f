// @module-tag once

import { createHmac, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('an access token', () => {
  let token = '';
  let head: Record<string, unknown> = {};
  let claims: Record<string, unknown> = {};

  beforeAll(async () => {
    token = (await aPerson(service)).access_token;
    const [first, second] = token.split('.');
    head = decode(first);
    claims = decode(second);
  });

  const { privateKey: foreign, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const itself = publicKey.export({ format: 'jwk' });
  const signedBy = (key: typeof foreign, header: object, body: object) => {
    const signed = `${encode(header)}.${encode(body)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
  const ours = (changes: Record<string, unknown>) =>
    service.deps.signer.sign({ ...claims, ...changes });
  const seconds = () => Math.floor(Date.now() / 1000);
  /** With a head that the service would never write, and the key that it signs with. */
  const ourHead = async (header: object) => {
    const { keys } = JSON.parse(await readFile(service.deps.config.SIGNING_KEYS_FILE, 'utf8'));
    return signedBy(
      createPrivateKey({ format: 'jwk', key: keys[0] }),
      { ...head, ...header },
      claims,
    );
  };

  it('opens what is its own', async () => {
    expect((await service.bearing(token).call(api.getUser)).statusCode).toBe(200);
    expect((await service.bearing(token).call(getOwnProfile)).statusCode).toBe(200);
  });

  it('opens it for the five seconds that clocks may differ by', async () => {
    const late = await ours({ iat: seconds() - 1000, exp: seconds() - 3 });
    expect((await service.bearing(late).call(api.getUser)).statusCode).toBe(200);
  });

  it.each(['jku', 'x5u', 'jwk', 'x5c'])(
    'is verified by our own key, whatever its %s says',
    async (name) => {
      const named = { [name]: name === 'jwk' ? { kty: 'EC' } : 'https://example.com/keys.json' };
      expect((await service.bearing(await ourHead(named)).call(api.getUser)).statusCode).toBe(200);
    },
  );

  it.each<[string, () => string | Promise<string>]>([
    ['a key of its own in its head', () => signedBy(foreign, { ...head, jwk: itself }, claims)],
    [
      'an address for its key',
      () => signedBy(foreign, { ...head, jku: 'https://example.com/keys.json' }, claims),
    ],
    ['an extension that must be understood', () => ourHead({ crit: ['x'], x: 1 })],
    ['an extension that is a claim', () => ourHead({ crit: ['exp'], exp: 1 })],
    ['a payload that is not encoded', () => ourHead({ crit: ['b64'], b64: false })],
    ['a list of extensions that is none', () => ourHead({ crit: 'x' })],
    ['a key id that is no text', () => ourHead({ kid: { $ne: null } })],
    ['an algorithm that is no text', () => ourHead({ alg: ['ES256'] })],
    ['an expiry just past the leeway', () => ours({ iat: seconds() - 1000, exp: seconds() - 7 })],
    ['a beginning in the future', () => ours({ nbf: seconds() + 60 })],
    ['an expiry that is no number', () => ours({ exp: 'never' as never })],
    [
      'no signature, algorithm none',
      () => `${encode({ ...head, alg: 'none' })}.${encode(claims)}.`,
    ],
    ['another key', () => signedBy(foreign, head, claims)],
    ['another key under an unknown id', () => signedBy(foreign, { ...head, kid: 'x' }, claims)],
    ['no key id', () => signedBy(foreign, { alg: 'ES256', typ: 'JWT' }, claims)],
    [
      'the public key taken for a secret',
      () => {
        const signed = `${encode({ ...head, alg: 'HS256' })}.${encode(claims)}`;
        const secret = JSON.stringify(service.deps.signer.published.keys[0]);
        return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
      },
    ],
    [
      'claims changed after signing',
      () => token.replace(/\.[^.]+\./, `.${encode({ ...claims, role: 'x' })}.`),
    ],
    ['a signature cut short', () => token.slice(0, -4)],
    ['another issuer', () => ours({ iss: 'https://example.com/auth/v1' })],
    ['another audience', () => ours({ aud: 'anon' })],
    ['an expiry in the past', () => ours({ iat: seconds() - 1000, exp: seconds() - 60 })],
    ...['iss', 'aud', 'sub', 'exp', 'iat', 'session_id', 'aal', 'amr', 'role', 'app_metadata'].map(
      (claim): [string, () => Promise<string>] => [
        `no ${claim}`,
        () => ours({ [claim]: undefined }),
      ],
    ),
    ['a subject that is no id', () => ours({ sub: 'admin' })],
    ['a role nobody knows', () => ours({ app_metadata: { user_type: 'god' } })],
    ['not a token', () => 'x'],
    ['three empty parts', () => '..'],
    ['an array for claims', () => signedBy(foreign, head, [])],
    ['a great length', () => `${'a'.repeat(8000)}.b.c`],
  ])('with %s is refused everywhere', async (_what, tampered) => {
    const caller = service.bearing(await tampered());
    const user = await caller.call(api.getUser);
    expect(user.statusCode).toBe(403);
    expect(user.json().code).toBe('bad_jwt');
    expect((await caller.call(getOwnProfile)).statusCode).toBe(401);
    expect((await caller.call(api.signOut)).statusCode).toBe(403);
  });

  it('for a session that never was is refused', async () => {
    const reply = await service
      .bearing(await ours({ session_id: '01960000-0000-7000-8000-000000000001' }))
      .call(api.getUser);

    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('session_not_found');
  });

  it('of one person does not open the session of another', async () => {
    const stranger = await aPerson(service);
    const reply = await service.bearing(await ours({ sub: stranger.id })).call(api.getUser);

    expect(reply.json().code).toBe('session_not_found');
  });

  it('is verified with keys that hold nothing private, two of them [AUTH-49]', async () => {
    const reply = await service.visitor.call(api.getSigningKeys);

    const { keys } = reply.json();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
    expect(keys[0].kid).toBe(head.kid);
    expect(reply.headers['cache-control']).toBe('public, max-age=600');
  });
});
