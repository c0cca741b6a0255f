import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../builders.ts';
import { aMember } from '../clients.ts';
import { anApplication } from '../oauth-applications.ts';
import { anAdminClient, urlOf } from '../programs.ts';

const service = testIdentity();
let url: string;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  url = await urlOf(service);
  admin = await anAdminClient(service);
});

describe('client.admin.oauth, as it is', () => {
  const given = {
    client_name: 'Ledger',
    client_uri: 'https://app.example',
    redirect_uris: ['https://app.example/callback', 'http://localhost:3000/callback'],
  };

  it('makes an application known, and tells its secret once', async () => {
    const { data, error } = await admin.oauth.createClient(given);

    expect(error).toBeNull();
    expect(data).toMatchObject({
      ...given,
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      client_type: 'confidential',
      token_endpoint_auth_method: 'client_secret_basic',
      registration_type: 'manual',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    const read = await admin.oauth.getClient(data?.client_id ?? '');
    expect(read.data).toMatchObject(given);
    expect(read.data?.client_secret).toBeUndefined();
    const [kept] = await service.sql<{ secret_hash: string }[]>`
      select secret_hash from oauth_clients where id = ${data?.client_id ?? ''}`;
    expect(kept?.secret_hash).not.toContain(data?.client_secret ?? 'a secret');
  });

  it('gives none to one that can keep no secret', async () => {
    const { data } = await admin.oauth.createClient({
      ...given,
      token_endpoint_auth_method: 'none',
    });

    expect(data).toMatchObject({ client_type: 'public', token_endpoint_auth_method: 'none' });
    expect(data?.client_secret).toBeUndefined();
    const { error } = await admin.oauth.regenerateClientSecret(data?.client_id ?? '');
    expect(error?.code).toBe('validation_failed');
  });

  it('knows of none without a page to go back to, and says what lacks', async () => {
    const { data, error } = await admin.oauth.createClient({ ...given, redirect_uris: [] });

    expect(data).toBeNull();
    expect(error?.code).toBe('validation_failed');
    expect(error?.message).toContain('redirect_uris');
  });

  it('lists a page of them, the newest first', async () => {
    const { data: newest } = await admin.oauth.createClient({ ...given, client_name: 'Newest' });
    const { data, error } = await admin.oauth.listClients({ page: 1, perPage: 1 });

    expect(error).toBeNull();
    expect(data.clients.map((each) => each.client_id)).toEqual([newest?.client_id]);
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
  });

  it('changes what is said of one, and nothing else', async () => {
    const { data: before } = await admin.oauth.createClient(given);
    const id = before?.client_id ?? '';
    const { data } = await admin.oauth.updateClient(id, {
      client_name: 'Books',
      logo_uri: 'https://app.example/logo.png',
      grant_types: ['authorization_code'],
    });

    expect(data).toMatchObject({
      client_name: 'Books',
      logo_uri: 'https://app.example/logo.png',
      grant_types: ['authorization_code'],
      redirect_uris: given.redirect_uris,
    });
    expect((await admin.oauth.updateClient(id, {})).error?.code).toBe('validation_failed');
    const open = await admin.oauth.updateClient(id, { token_endpoint_auth_method: 'none' });
    expect(open.error?.code).toBe('validation_failed');
  });

  it('replaces a secret', async () => {
    const { session } = await aMember(service);
    const app = await anApplication(service);
    const code = await app.letIn(session.access_token);
    const { data } = await admin.oauth.regenerateClientSecret(app.client.client_id);

    expect((await app.exchange(code)).json().error).toBe('invalid_client');
    const renewed = await app.exchange(code, { client_secret: data?.client_secret });
    expect(renewed.statusCode).toBe(200);
  });

  it('takes one away with all that it was given', async () => {
    const { client, session } = await aMember(service);
    const app = await anApplication(service);
    const tokens = await app.tokensOf(session.access_token);
    const id = app.client.client_id;

    expect((await admin.oauth.deleteClient(id)).error).toBeNull();
    expect((await admin.oauth.getClient(id)).error?.code).toBe('oauth_client_not_found');
    expect((await admin.oauth.deleteClient(id)).error?.code).toBe('oauth_client_not_found');
    expect((await client.oauth.listGrants()).data).toEqual([]);
    const standing = await service.sql`
      select 1 from sessions where oauth_client_id = ${id} and revoked_at is null`;
    expect(standing).toHaveLength(0);
    expect((await app.refresh(tokens.refresh_token)).json().error).toBe('invalid_client');
  });

  it('writes down what was done, by whom', async () => {
    const { data } = await admin.oauth.createClient(given);
    const id = data?.client_id ?? '';
    await admin.oauth.updateClient(id, { client_name: 'Books' });
    await admin.oauth.regenerateClientSecret(id);
    await admin.oauth.deleteClient(id);
    const written = await service.sql<{ action: string }[]>`
      select action from audit_log where target_id = ${id} order by at, id`;

    expect(written.map(({ action }) => action)).toEqual([
      'oauth_client_created',
      'oauth_client_changed',
      'oauth_client_secret_changed',
      'oauth_client_deleted',
    ]);
  });

  it.each([
    ['plain HTTP elsewhere', ['http://app.example/callback']],
    ['a fragment', ['https://app.example/callback#part']],
    ['a scheme of its own', ['javascript:alert(1)']],
    ['a name before the host', ['https://sidework@app.example/']],
    ['no URL', ['callback']],
    ['none at all', []],
  ])('refuses a redirect with %s', async (_what, redirect_uris) => {
    const { error } = await admin.oauth.createClient({ ...given, redirect_uris });

    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  it.each([
    ['a page that is no web page', { client_uri: 'javascript:alert(1)' }],
    ['a grant that is none', { grant_types: ['implicit'] }],
    ['a scope that is none', { scope: 'openid everything' }],
  ])('refuses %s', async (_what, changed) => {
    const { error } = await admin.oauth.createClient({ ...given, ...changed });

    expect(error?.code).toBe('validation_failed');
  });

  it.each([randomUUID() as string, '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'])(
    'knows no application %s',
    async (id) => {
      const codes = [
        await admin.oauth.getClient(id),
        await admin.oauth.updateClient(id, { client_name: 'Books' }),
        await admin.oauth.regenerateClientSecret(id),
        await admin.oauth.deleteClient(id),
      ].map(({ error }) => error?.code);
      expect(new Set(codes)).toEqual(new Set(['oauth_client_not_found']));
    },
  );

  it('is for administrators only', async () => {
    const { access_token } = await aPerson(service);
    const stranger = new GoTrueAdminApi({
      url,
      headers: { Authorization: `Bearer ${access_token}` },
    });

    expect((await stranger.oauth.listClients()).error?.status).toBe(403);
    expect((await stranger.oauth.createClient(given)).error?.status).toBe(403);
  });
});
