import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../builders.ts';
import { aMember, type Client, clientOf } from '../clients.ts';
import { anAssuredClient, anotherClient, codeNow } from '../second-factors.ts';
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
  type Ways,
} from '../software-authenticator.ts';

const service = testIdentity({ GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER: 3 });
const switchedOff = testIdentity({ GOTRUE_PASSKEY_ENABLED: false });

// biome-ignore lint/suspicious/noExplicitAny: the client's types are those of a browser, which is not here
type Any = any;

async function register(client: Client, key: SoftwareAuthenticator) {
  const { data, error } = await client.passkey.startRegistration();
  if (error) return { data: null, error };
  const credential = key.create(data.options) as Any;
  return client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
}

async function signIn(key: SoftwareAuthenticator, change = (given: Any): Any => given) {
  const client = await clientOf(service);
  const { data, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  const credential = change(key.get(data.options));
  const answer = { challengeId: data.challenge_id, credential };
  return { client, answer, ...(await client.passkey.verifyAuthentication(answer)) };
}

/** Creates a person with a registered passkey. */
async function aKeyHolder(ways: Ways = {}) {
  const person = await aMember(service);
  const key = softwareAuthenticator(ways);
  const { data, error } = await register(person.client, key);
  if (error) throw error;
  return { ...person, key, passkeyId: data.id };
}

describe('a passkey, by the client library', () => {
  it('is asked for as one that is found without a name', async () => {
    const { client, id: userId, email } = await aMember(service);

    const { data } = await client.passkey.startRegistration();
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    expect(data?.options).toMatchObject({
      rp: { id: 'localhost', name: 'Sidework' },
      user: { id: Buffer.from(userId).toString('base64url'), name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(data?.options.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
  });

  it('is registered, and named after who keeps it', async () => {
    const { client } = await aMember(service);
    const aaguid = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd';

    const { data, error } = await register(client, softwareAuthenticator({ aaguid }));
    expect(error).toBeNull();
    expect(data).toMatchObject({
      friendly_name: 'iCloud Keychain',
      created_at: expect.any(String),
    });
  });

  it('signs its owner in at aal1, and notes its use', async () => {
    const { client, key, id: userId, passkeyId } = await aKeyHolder();

    const signedIn = await signIn(key);
    expect(signedIn.error).toBeNull();
    expect(signedIn.data?.user?.id).toBe(userId);
    expect((await signedIn.client.getUser()).data.user?.id).toBe(userId);
    const level = await signedIn.client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    });
    expect((await client.passkey.list()).data).toMatchObject([
      { id: passkeyId, last_used_at: expect.any(String) },
    ]);
  });

  it('names no credential to who begins to sign in', async () => {
    const client = await clientOf(service);

    const { data } = await client.passkey.startAuthentication();
    expect(data?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(data?.options.allowCredentials ?? []).toEqual([]);
  });

  it('answers a challenge once, also of twenty at the same time', async () => {
    const { key } = await aKeyHolder();

    const { client, answer, error } = await signIn(key);
    expect(error).toBeNull();
    const again = await client.passkey.verifyAuthentication(answer);
    expect(again.error).toMatchObject({ code: 'webauthn_challenge_not_found', status: 400 });
    const { data } = await client.passkey.startAuthentication();
    const credential = data && (key.get(data.options) as Any);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential }),
      ),
    );
    expect(tries.filter((each) => each.error === null)).toHaveLength(1);
  });

  it.each<[string, (key: SoftwareAuthenticator) => ReturnType<typeof signIn>]>([
    ['is not registered', () => signIn(softwareAuthenticator())],
    [
      'has counted back, as a copy would',
      async (key) => {
        await signIn(key);
        key.forgetUses();
        return signIn(key);
      },
    ],
    [
      'is said to be of somebody else',
      (key) =>
        signIn(key, (given) => ({
          ...given,
          response: {
            ...given.response,
            userHandle: Buffer.from(randomUUID()).toString('base64url'),
          },
        })),
    ],
    [
      'has a signature of something else',
      (key) =>
        signIn(key, (given) => {
          const other = key.get({ challenge: 'AAAA' }).response;
          return { ...given, response: { ...given.response, signature: other.signature } };
        }),
    ],
    ['makes no sense', (key) => signIn(key, () => ({ id: 'x' }))],
  ])('is refused where it %s', async (_, attempt) => {
    const { key } = await aKeyHolder();

    const { error } = await attempt(key);
    expect(error).toMatchObject({ code: 'webauthn_verification_failed', status: 400 });
  });

  it.each<[string, Ways]>([
    ['of another site', { origin: 'https://sidework.example.net' }],
    ['for another relying party', { rpId: 'example.net' }],
    ['that asked for neither finger nor PIN', { verifiesUser: false }],
  ])('is not registered by an answer %s', async (_, ways) => {
    const { client } = await aMember(service);

    const { error } = await register(client, softwareAuthenticator(ways));
    expect(error).toMatchObject({ code: 'webauthn_verification_failed', status: 400 });
  });

  it('is registered for the challenge of its owner only, while that lasts', async () => {
    const [one, other] = [await aMember(service), await aMember(service)];
    const begin = async () => {
      const { data } = await one.client.passkey.startRegistration();
      const credential = data && (softwareAuthenticator().create(data.options) as Any);
      return { challengeId: data?.challenge_id ?? '', credential };
    };

    const answer = await begin();
    for (const { error } of [
      await other.client.passkey.verifyRegistration(answer),
      await one.client.passkey.verifyRegistration({ ...answer, challengeId: randomUUID() }),
      await one.client.passkey.verifyRegistration({ ...answer, challengeId: 'x' }),
    ])
      expect(error?.code).toBe('webauthn_challenge_not_found');
    expect((await one.client.passkey.verifyRegistration(answer)).error).toBeNull();
    const late = await begin();
    await service.sql`update passkey_challenges set expires_at = now() where id = ${late.challengeId}`;
    expect((await one.client.passkey.verifyRegistration(late)).error).toMatchObject({
      code: 'webauthn_challenge_expired',
      status: 400,
    });
  });

  it('is registered once, and as many as are allowed', async () => {
    const { client, key } = await aKeyHolder();

    expect((await register(client, key)).error).toMatchObject({
      code: 'webauthn_credential_exists',
      status: 422,
    });
    for (const _ of [2, 3]) await register(client, softwareAuthenticator());
    expect((await register(client, softwareAuthenticator())).error).toMatchObject({
      code: 'too_many_passkeys',
      status: 422,
    });
  });

  it('is renamed and removed by its owner alone, and opens nothing then', async () => {
    const { client, key, passkeyId } = await aKeyHolder();
    const stranger = (await aMember(service)).client.passkey;

    const renamed = await client.passkey.update({ passkeyId, friendlyName: 'My key' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My key' });
    for (const id of [passkeyId, '00000000-0000-0000-0000-000000000000', 'x'])
      for (const { error } of [
        await stranger.update({ passkeyId: id, friendlyName: 'Mine' }),
        await stranger.delete({ passkeyId: id }),
      ])
        expect(error).toMatchObject({ code: 'webauthn_credential_not_found', status: 404 });
    expect((await client.passkey.update({ passkeyId, friendlyName: ' ' })).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect((await signIn(key)).error?.code).toBe('webauthn_verification_failed');
  });

  it('is not removed as the last way in', async () => {
    const { client, passkeyId, id: userId } = await aKeyHolder();
    await service.sql`delete from identities where user_id = ${userId}`;
    const second = await register(client, softwareAuthenticator());
    const [first, last] = [passkeyId, second.data?.id ?? ''];

    expect((await client.passkey.delete({ passkeyId: first })).error).toBeNull();
    expect((await client.passkey.delete({ passkeyId: last })).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    });
    expect((await client.passkey.list()).data).toMatchObject([{ id: last }]);
  });

  it('is registered and removed from aal2 only where there is a second factor', async () => {
    const { client, email, factorId, secret } = await anAssuredClient(service);
    const { data } = await register(client, softwareAuthenticator());
    const passkeyId = data?.id ?? '';
    const lesser = (await anotherClient(service, email)).client;

    for (const { error } of [
      await lesser.passkey.startRegistration(),
      await lesser.passkey.delete({ passkeyId }),
    ])
      expect(error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const code = await codeNow(service, factorId, secret);
    await lesser.mfa.challengeAndVerify({ factorId, code });
    expect((await lesser.passkey.delete({ passkeyId })).error).toBeNull();
  });

  it.each<[string, (userId: string) => PromiseLike<unknown>]>([
    [
      'user_banned',
      (id) => service.sql`
        update users set banned_until = now() + interval '1 hour' where id = ${id}`,
    ],
    [
      'email_not_confirmed',
      (id) => service.sql`update users set email_confirmed_at = null where id = ${id}`,
    ],
    [
      'webauthn_verification_failed',
      (id) => service.sql`update users set deleted_at = now() where id = ${id}`,
    ],
  ])('lets nobody in who may not come in: %s', async (code, change) => {
    const { key, id: userId } = await aKeyHolder();
    await change(userId);

    expect((await signIn(key)).error?.code).toBe(code);
  });

  it('needs a session to be registered, listed or changed', async () => {
    const { passkey } = await clientOf(service);

    for (const { error } of [
      await passkey.startRegistration(),
      await passkey.list(),
      await passkey.delete({ passkeyId: randomUUID() }),
    ])
      expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('is not known where passkeys are switched off', async () => {
    const { client } = await aMember(switchedOff);

    for (const { error } of [
      await client.passkey.startRegistration(),
      await client.passkey.startAuthentication(),
      await client.passkey.list(),
      await client.passkey.delete({ passkeyId: randomUUID() }),
    ])
      expect(error).toMatchObject({ code: 'passkey_disabled', status: 404 });
  });
});
