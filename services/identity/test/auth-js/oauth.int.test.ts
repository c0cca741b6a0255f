import { randomUUID } from 'node:crypto';
import { AuthClient, type GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail, aPassword, testIdentity } from '../builders.ts';
import { anApplication, redirectUri } from '../oauth-applications.ts';
import { anAdminClient, urlOf } from '../programs.ts';
import { untilSomebodyWaits } from '../waiting.ts';

const service = testIdentity();
let url: string;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  url = await urlOf(service);
  admin = await anAdminClient(service);
});

async function aSignedInClient() {
  const client = new AuthClient({
    url,
    storageKey: anEmail(),
    autoRefreshToken: false,
    persistSession: false,
  });
  const email = anEmail();
  const { data } = await client.signUp({ email, password: aPassword });
  return { client, email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

describe('client.oauth, as it is', () => {
  it('shows what an application asks for, and lets it in', async () => {
    const { client, email, id } = await aSignedInClient();
    const app = await anApplication(service, { client_uri: 'https://app.example' });
    const page = await app.ask();
    const authorizationId = page.searchParams.get('authorization_id') ?? '';

    expect(page.href).toMatch(/^http:\/\/localhost:8080\/oauth\/consent\?authorization_id=/);
    const { data, error } = await client.oauth.getAuthorizationDetails(authorizationId);
    expect(error).toBeNull();
    expect(data).toEqual({
      authorization_id: authorizationId,
      redirect_uri: redirectUri,
      client: {
        id: app.client.client_id,
        name: 'Ledger',
        uri: 'https://app.example',
        logo_uri: '',
      },
      user: { id, email },
      scope: 'openid email profile phone',
    });
    const approved = await client.oauth.approveAuthorization(authorizationId);
    const back = new URL(approved.data?.redirect_url ?? '');
    expect(back.origin + back.pathname).toBe('https://app.example/callback');
    expect(back.searchParams.get('from')).toBe('sidework');
    expect(back.searchParams.get('state')).toBe('of the application');
    expect((await app.exchange(back.searchParams.get('code') ?? '')).statusCode).toBe(200);
  });

  it('sends an application away that is not let in', async () => {
    const { client } = await aSignedInClient();
    const app = await anApplication(service);
    const id = await app.authorizationOf();
    await client.oauth.getAuthorizationDetails(id);
    const { data } = await client.oauth.denyAuthorization(id);
    const { searchParams } = new URL(data?.redirect_url ?? '');

    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.get('state')).toBe('of the application');
    expect(searchParams.has('code')).toBe(false);
    expect((await client.oauth.listGrants()).data).toEqual([]);
  });

  it('lets in at once what was let in before, and asks again for more', async () => {
    const { client, token } = await aSignedInClient();
    const app = await anApplication(service);
    await app.letIn(token, { scope: 'openid email' });

    const same = await client.oauth.getAuthorizationDetails(
      await app.authorizationOf({ scope: 'email' }),
    );
    expect(same.data).toEqual({ redirect_url: expect.stringContaining('code=') });
    const more = await client.oauth.getAuthorizationDetails(
      await app.authorizationOf({ scope: 'email phone' }),
    );
    expect(more.data).toMatchObject({ scope: 'email phone' });
  });

  it('asks each time about one that can keep no secret', async () => {
    const { client, token } = await aSignedInClient();
    const app = await anApplication(service, { token_endpoint_auth_method: 'none' });
    await app.letIn(token);

    const again = await client.oauth.getAuthorizationDetails(await app.authorizationOf());
    expect(again.data).toMatchObject({ scope: 'openid email profile phone' });
  });

  it.each(['approveAuthorization', 'denyAuthorization'] as const)(
    'sends nobody to a page that is the application’s no longer, by %s',
    async (decide) => {
      const { client } = await aSignedInClient();
      const app = await anApplication(service);
      const [seen, unseen] = [await app.authorizationOf(), await app.authorizationOf()];
      await client.oauth.getAuthorizationDetails(seen);
      await admin.oauth.updateClient(app.client.client_id, {
        redirect_uris: ['https://app.example/other'],
      });

      const errors = [
        await client.oauth[decide](seen),
        await client.oauth.getAuthorizationDetails(unseen),
      ].map(({ error }) => error?.code);
      expect(errors).toEqual(['validation_failed', 'validation_failed']);
    },
  );

  it('gives no word to an application that is being taken away', async () => {
    const { client } = await aSignedInClient();
    const app = await anApplication(service);
    const [seen, clientId] = [await app.authorizationOf(), app.client.client_id];
    await client.oauth.getAuthorizationDetails(seen);
    let deciding: ReturnType<typeof client.oauth.approveAuthorization> | undefined;
    await service.sql.begin(async (sql) => {
      await sql`update oauth_clients set deleted_at = now() where id = ${clientId}`;
      deciding = client.oauth.approveAuthorization(seen);
      await untilSomebodyWaits(service, sql);
    });

    expect((await deciding)?.error?.code).toBe('oauth_client_not_found');
    expect((await client.oauth.listGrants()).data).toEqual([]);
  });

  it('is let in by a second click while its code is exchanged: neither waits for the other', async () => {
    const { client, id, token } = await aSignedInClient();
    const app = await anApplication(service);
    const code = await app.letIn(token);
    const [asked] = await service.sql`select id from oauth_authorizations where user_id = ${id}`;
    let exchanging: ReturnType<typeof app.exchange> | undefined;
    await service.sql.begin(async (sql) => {
      await sql`select from users where id = ${id} for no key update`;
      exchanging = app.exchange(code);
      // Asked of now, so that it is sent.
      exchanging.then(() => undefined);
      await untilSomebodyWaits(service, sql);
      await sql`select from oauth_authorizations where id = ${asked?.id} for update nowait`;
    });

    expect((await exchanging)?.statusCode).toBe(200);
    const { error } = await client.oauth.approveAuthorization(String(asked?.id));
    expect(error?.code).toBe('validation_failed');
  });

  it('lists what was let in, and takes it back with all that came of it', async () => {
    const { client, token } = await aSignedInClient();
    const app = await anApplication(service);
    const tokens = await app.tokensOf(token);
    const clientId = app.client.client_id;

    expect((await client.oauth.listGrants()).data).toEqual([
      {
        client: { id: clientId, name: 'Ledger', uri: '', logo_uri: '' },
        scopes: ['openid', 'email', 'profile', 'phone'],
        granted_at: expect.any(String),
      },
    ]);
    expect((await client.oauth.revokeGrant({ clientId })).error).toBeNull();
    expect((await client.oauth.listGrants()).data).toEqual([]);
    expect((await app.refresh(tokens.refresh_token)).json().error).toBe('invalid_grant');
    const again = await client.oauth.revokeGrant({ clientId });
    expect(again.error?.code).toBe('oauth_consent_not_found');
    expect((await client.getUser()).error).toBeNull();
  });

  it.each(['no-id', ''])('refuses to take back from %j', async (clientId) => {
    const { client } = await aSignedInClient();

    const { error } = await client.oauth.revokeGrant({ clientId });
    expect(error?.code).toBe('validation_failed');
  });

  it.each([
    ['unknown', async () => randomUUID() as string],
    ['no id at all', async () => 'no-id'],
  ])('refuses an authorization that is %s', async (_what, idOf) => {
    const { client } = await aSignedInClient();
    const id = await idOf();

    const shown = await client.oauth.getAuthorizationDetails(id);
    const told = await client.oauth.approveAuthorization(id);
    expect([shown.error?.code, told.error?.code]).toEqual([
      'oauth_authorization_not_found',
      'oauth_authorization_not_found',
    ]);
  });

  it('refuses an authorization that another has looked at, that is over, or that was not shown', async () => {
    const { client } = await aSignedInClient();
    const { client: other } = await aSignedInClient();
    const app = await anApplication(service);
    const [seen, late, unseen, decided] = [
      await app.authorizationOf(),
      await app.authorizationOf(),
      await app.authorizationOf(),
      await app.authorizationOf(),
    ];
    await other.oauth.getAuthorizationDetails(seen);
    await service.sql`update oauth_authorizations set expires_at = now() where id = ${late}`;
    await client.oauth.getAuthorizationDetails(decided);
    await client.oauth.denyAuthorization(decided);

    const codes = [
      await client.oauth.getAuthorizationDetails(seen),
      await client.oauth.approveAuthorization(seen),
      await client.oauth.getAuthorizationDetails(late),
      await client.oauth.approveAuthorization(unseen),
      await client.oauth.approveAuthorization(decided),
    ].map(({ error }) => error?.code);
    expect(codes).toEqual([
      'oauth_authorization_not_found',
      'oauth_authorization_not_found',
      'oauth_authorization_not_found',
      'oauth_authorization_not_found',
      'validation_failed',
    ]);
  });

  it('takes one word where two are given at once', async () => {
    const { client } = await aSignedInClient();
    const app = await anApplication(service);
    const id = await app.authorizationOf();
    await client.oauth.getAuthorizationDetails(id);
    const told = await Promise.all([
      client.oauth.approveAuthorization(id),
      client.oauth.denyAuthorization(id),
    ]);

    expect(told.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('has no child let anybody in', async () => {
    const { client, id } = await aSignedInClient();
    await service.sql`update profiles set account_type = 'sidework_kids', user_type = 'professional' where id = ${id}`;
    await client.refreshSession();
    const app = await anApplication(service);

    const { error } = await client.oauth.getAuthorizationDetails(await app.authorizationOf());
    expect(error?.code).toBe('not_admin');
  });
});
