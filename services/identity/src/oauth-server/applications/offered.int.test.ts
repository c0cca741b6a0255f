import * as discovery from '@sidework/contracts/identity/oauth-server/auth-discovery';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../../test/builders.ts';
import { redirectUri } from '../../../test/oauth-applications.ts';

const service = testIdentity();
const closed = testIdentity({ GOTRUE_OAUTH_SERVER_ENABLED: false });
const open = testIdentity({ GOTRUE_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: true });

describe('an application that makes itself known', () => {
  const payload = { client_name: 'Ledger', redirect_uris: [redirectUri] };
  const register = (of: typeof open) =>
    of.app.inject({ method: 'POST', url: '/oauth/clients/register', payload });

  it('is known where that is allowed', async () => {
    const reply = await register(open);

    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      ...payload,
      registration_type: 'dynamic',
      client_secret: expect.any(String),
    });
  });

  it.each(['\\ud800', 'a\\u0000b', 'a\\nb'])('is refused with the name "%s"', async (name) => {
    const reply = await open.app.inject({
      method: 'POST',
      url: '/oauth/clients/register',
      headers: { 'content-type': 'application/json' },
      payload: `{ "client_name": "${name}", "redirect_uris": ["${redirectUri}"] }`,
    });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('is refused where it is not', async () => {
    const reply = await register(service);

    expect([reply.statusCode, reply.json().code]).toEqual([
      403,
      'oauth_dynamic_client_registration_disabled',
    ]);
  });
});

describe('what the server says of itself', () => {
  it.each([discovery.getOauthServerMetadata, discovery.getOpenidConfiguration])(
    'is at $url',
    async (endpoint) => {
      const reply = await open.visitor.call(endpoint);

      expect(reply.json()).toMatchObject({
        issuer: 'http://localhost:8080/auth/v1',
        authorization_endpoint: 'http://localhost:8080/auth/v1/oauth/authorize',
        token_endpoint: 'http://localhost:8080/auth/v1/oauth/token',
        registration_endpoint: 'http://localhost:8080/auth/v1/oauth/clients/register',
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
      });
      const without = await service.visitor.call(endpoint);
      expect(without.json().registration_endpoint).toBeUndefined();
    },
  );
});

describe('an OAuth server that is off', () => {
  it.each([
    ['GET', '/oauth/authorize?client_id=c0ffee'],
    ['POST', '/oauth/token'],
    ['POST', '/oauth/clients/register'],
    ['GET', '/oauth/userinfo'],
    ['GET', '/oauth/authorizations/c0ffee'],
    ['GET', '/user/oauth/grants'],
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ] as const)('answers nothing at %s %s', async (method, url) => {
    const { access_token } = await aPerson(closed);
    const reply = await closed.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${access_token}` },
      ...(method === 'POST' && { payload: {} }),
    });

    expect([reply.statusCode, reply.json().code]).toEqual([404, 'feature_disabled']);
  });
});
