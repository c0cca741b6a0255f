import { getUser } from '@sidework/contracts/identity/accounts/auth';
import type { OauthTokens } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { anApplication } from '../../test/oauth-applications.ts';

const service = testIdentity();

describe('an application with a scope', () => {
  const withoutAny = { email: '', phone: '', user_metadata: {} };
  it.each([
    ['openid', withoutAny],
    ['openid email', { ...withoutAny, email: expect.stringContaining('@') }],
    ['openid phone', { ...withoutAny, phone: expect.stringMatching(/^1\d+$/) }],
    ['profile', { ...withoutAny, user_metadata: { full_name: 'Ada Example' } }],
  ])('of %s is told no more of the person, in the token and beside it', async (scope, said) => {
    const person = await aPerson(service);
    const { tokensOf, refresh } = await anApplication(service);
    await service.sql`
      update users set phone = ${`1${Date.now()}`}, email_change = 'new@example.com',
        app_metadata = '{"note": "of an administrator"}'
      where id = ${person.id}`;
    await service.sql`
      insert into user_roles (user_id, role, created_at) values (${person.id}, 'moderator', now())`;
    const tokens = await tokensOf(person.access_token, { scope });
    const renewed = (await refresh(tokens.refresh_token)).json<OauthTokens>();

    expect(renewed.scope).toBe(scope);
    const app_metadata = { user_type: 'client', account_type: 'client', roles: [] };
    for (const token of [tokens.access_token, renewed.access_token]) {
      const claims = decodeJwt(token);
      expect(claims).toMatchObject({ sub: person.id, scope });
      const { email, phone, user_metadata } = claims;
      expect({ email, phone, user_metadata }).toEqual(said);
      expect(claims.app_metadata).toEqual(app_metadata);
    }
    const user = await service.bearing(tokens.access_token).call(getUser);
    expect(user.json()).toEqual({
      id: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      ...said,
      app_metadata,
      identities: [],
      factors: [],
    });
  });
});
