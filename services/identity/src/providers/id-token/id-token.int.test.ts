// @module-tag once

import { createHash } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { oidcClient } from '../../../test/oidc-provider.ts';
import { startProviderWalk } from '../../../test/provider-walk.ts';

const { provider, settings, listen, ...walking } = await startProviderWalk();
const { aClient, aSignedUpClient, aVisitor } = walking;
const nowhere = {
  authorization_endpoint: 'https://127.0.0.1:1/auth',
  token_endpoint: 'https://127.0.0.1:1/token',
};
const keysAt = (jwks_uri: string) => ({
  ...provider.settings,
  metadata: { ...nowhere, jwks_uri },
});
const service = testIdentity({
  ...settings,
  OIDC_PROVIDERS: {
    ...settings.OIDC_PROVIDERS,
    keyless: keysAt(`${provider.issuer}/no-such-page`),
    unreachable: keysAt('http://127.0.0.1:1/keys'),
    other: keysAt(`${provider.issuer}/.well-known/openid-configuration`),
  },
});
listen(service);

describe('an ID token that a client hands in [AUTH-43]', () => {
  const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

  it('signs up and signs in', async () => {
    const { sub, email } = aVisitor();
    const token = await provider.idToken(sub, { nonce: hashOf('once') });
    const grant = { provider: 'google', token, nonce: 'once' };

    const first = await aClient(service).signInWithIdToken(grant);
    const second = await aClient(service).signInWithIdToken(grant);
    expect(first.error).toBeNull();
    expect(first.data.user?.email).toBe(email);
    expect(second.data.user?.id).toBe(first.data.user?.id);
  });

  it('is found by its issuer and client too', async () => {
    const { sub, email } = aVisitor();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=id_token',
      payload: {
        id_token: await provider.idToken(sub),
        issuer: provider.issuer,
        client_id: oidcClient.clientId,
      },
    });

    expect(reply.json().user.email).toBe(email);
  });

  it('is bound to the access token that it came with', async () => {
    const { sub } = aVisitor();
    const at_hash = createHash('sha256').update('access').digest().subarray(0, 16);
    const token = await provider.idToken(sub, { at_hash: at_hash.toString('base64url') });
    const by = (access_token: string) =>
      aClient(service).signInWithIdToken({ provider: 'google', token, access_token });

    expect((await by('access')).error).toBeNull();
    expect((await by('another')).error?.message).toBe('Bad ID token');
  });

  it('needs no nonce where the provider is excused from it', async () => {
    const { sub } = aVisitor();
    const token = await provider.idToken(sub, { nonce: 'unknown to the client' });

    expect((await aClient(service).signInWithIdToken({ provider: 'lax', token })).error).toBeNull();
  });

  it('links its provider where the client asks so', async () => {
    const { client, userId } = await aSignedUpClient(service);
    const { sub } = aVisitor();
    const { data, error } = await client.linkIdentity({
      provider: 'google',
      token: await provider.idToken(sub),
    });

    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect(data.user?.identities).toHaveLength(2);
  });

  it.each([
    ['without a bearer', undefined, 'no_authorization'],
    ['with a made-up one', 'Bearer nonsense', 'bad_jwt'],
  ])('links nothing %s', async (_who, authorization, code) => {
    const { sub } = aVisitor();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=id_token',
      headers: authorization === undefined ? {} : { authorization },
      payload: {
        provider: 'google',
        id_token: await provider.idToken(sub),
        link_identity: true,
      },
    });

    expect(reply.json().code).toBe(code);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const refusals: [string, Record<string, unknown>, string | undefined, string, string][] = [
    ['an audience of another', { aud: 'another client' }, undefined, 'unexpected_audience', ''],
    [
      'a party that it was made for',
      { aud: [oidcClient.clientId, 'x'], azp: 'x' },
      undefined,
      'unexpected_audience',
      '',
    ],
    ['another issuer', { iss: 'https://elsewhere.example' }, undefined, 'validation_failed', 'Bad'],
    ['its end behind it', { exp: now() - 60 }, undefined, 'validation_failed', 'Bad ID token'],
    ['another nonce', { nonce: hashOf('one') }, 'other', 'validation_failed', 'Nonces mismatch'],
    ['a nonce in the clear', { nonce: 'one' }, 'one', 'validation_failed', 'Nonces mismatch'],
    ['a nonce that is not said', { nonce: hashOf('one') }, undefined, 'validation_failed', 'both'],
    ['no nonce where one is said', {}, 'one', 'validation_failed', 'both exist or not'],
  ];
  it.each(refusals)('is refused with %s', async (_what, claims, nonce, code, message) => {
    const { sub } = aVisitor();
    const { error } = await aClient(service).signInWithIdToken({
      provider: 'google',
      token: await provider.idToken(sub, claims),
      ...(nonce !== undefined && { nonce }),
    });

    expect(error?.code).toBe(code);
    expect(error?.message).toContain(message);
  });

  it('is refused where a stranger signed it, or nobody did', async () => {
    const { sub } = aVisitor();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await provider.idToken(sub, {}, privateKey);
    const [, body] = forged.split('.');
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [forged, `${head}.${body}.`, 'nonsense']) {
      const { error } = await aClient(service).signInWithIdToken({ provider: 'google', token });
      expect(error?.message).toBe('Bad ID token');
    }
  });

  it('is refused without asking a provider that it does not come from', async () => {
    const { sub } = aVisitor();
    const by = async (token: string) =>
      (await aClient(service).signInWithIdToken({ provider: 'away', token })).error;

    expect(await by('a.b.c')).toMatchObject({ code: 'validation_failed', message: 'Bad ID token' });
    expect(await by(await provider.idToken(sub))).toMatchObject({ code: 'validation_failed' });
    const asked = await by(await provider.idToken(sub, { iss: 'http://127.0.0.1:1' }));
    expect(asked?.name).toBe('AuthRetryableFetchError');
  });

  it.each([
    ['a provider that nobody has set up', { provider: 'github' }, 'provider_disabled'],
    ['a provider that nobody knows', { provider: 'none' }, 'oauth_provider_not_supported'],
    ['neither provider nor issuer', {}, 'validation_failed'],
    [
      'an issuer that is not ours',
      { issuer: 'https://elsewhere.example', client_id: 'x' },
      'validation_failed',
    ],
  ])('is refused for %s', async (_what, named, code) => {
    const { sub } = aVisitor();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=id_token',
      payload: { ...named, id_token: await provider.idToken(sub) },
    });

    expect(reply.json().code).toBe(code);
  });

  it('is refused in the name of its issuer, where that is one of the known', async () => {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=id_token',
      payload: { provider: 'apple', id_token: 'nonsense' },
    });

    expect(reply.json()).toMatchObject({
      code: 'provider_disabled',
      message: 'Provider (issuer "https://appleid.apple.com") is not enabled',
    });
  });

  it.each(['keyless', 'unreachable', 'other'])(
    'is neither good nor bad while the provider does not give its keys: %s',
    async (name) => {
      const { sub } = aVisitor();
      const token = await provider.idToken(sub);
      const { error } = await aClient(service).signInWithIdToken({ provider: name, token });

      expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
    },
  );

  it('is asked for', async () => {
    const { error } = await aClient(service).signInWithIdToken({ provider: 'google', token: '' });

    expect(error?.message).toBe('id_token required');
  });
});
