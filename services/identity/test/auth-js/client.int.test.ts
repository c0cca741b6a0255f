import type { AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail, aPassword, mailedToken, sinceMail, testIdentity } from '../builders.ts';

describe('the client library @supabase/auth-js, as it is', () => {
  const service = testIdentity();
  const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });
  const urls = new Map<typeof service, string>();

  beforeAll(async () => {
    for (const each of [service, unconfirmed]) {
      await each.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = each.app.server.address() as AddressInfo;
      urls.set(each, `http://127.0.0.1:${port}`);
    }
  });

  const aClient = (of = service) =>
    new AuthClient({
      url: urls.get(of) ?? '',
      storageKey: anEmail(),
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
    });

  async function aSignedUpClient() {
    const client = aClient();
    const email = anEmail();
    const { data } = await client.signUp({
      email,
      password: aPassword,
      options: { data: { full_name: 'Ada Example', user_type: 'professional' } },
    });
    if (!data.session) throw new Error('The sign-up gave no session.');
    return { client, email, session: data.session };
  }

  it('signs up with metadata and is signed in at once [AUTH-12] [AUTH-35] [AUTH-36]', async () => {
    const { client, email, session } = await aSignedUpClient();

    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 900,
      expires_at: expect.any(Number),
    });
    const { data, error } = await client.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { user_type: 'professional', roles: ['professional'], provider: 'email' },
      user_metadata: { full_name: 'Ada Example', user_type: 'professional' },
      factors: [],
      identities: [expect.objectContaining({ provider: 'email' })],
    });
  });

  it('signs in with email and password [AUTH-14], and tells a wrong one by its code [AUTH-21]', async () => {
    const { email } = await aSignedUpClient();

    const { data } = await aClient().signInWithPassword({ email, password: aPassword });
    expect(data.user?.email).toBe(email);
    const refused = await aClient().signInWithPassword({ email, password: 'not-the-one' });
    expect(refused.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });

  it('renews its session by hand and by setSession [AUTH-28] [AUTH-44]', async () => {
    const { client, session } = await aSignedUpClient();

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
    const other = aClient();
    const { data, error } = await other.setSession({
      access_token: session.access_token,
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
  });

  it('verifies claims against the published keys [AUTH-49]', async () => {
    const { client, session } = await aSignedUpClient();

    const { data, error } = await client.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: session.user.id, aal: 'aal1' });
    expect(data?.header.alg).toBe('ES256');
  });

  it('refuses a token with an invalid signature as "Invalid JWT signature" [AUTH-38]', async () => {
    const { client, session } = await aSignedUpClient();
    const [head, body] = session.access_token.split('.');

    const { error } = await client.getClaims(`${head}.${body}.${'A'.repeat(86)}`);
    expect(error?.message).toBe('Invalid JWT signature');
  });

  it('resets a forgotten password by the mailed link [AUTH-15]', async () => {
    const { email } = await aSignedUpClient();
    const client = aClient();

    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const token_hash = await mailedToken(service, email, 'recovery');
    const verified = await client.verifyOtp({ type: 'recovery', token_hash });
    expect(verified.error).toBeNull();
    expect((await client.updateUser({ password: 'a new secret' })).error).toBeNull();

    const signedIn = await aClient().signInWithPassword({ email, password: 'a new secret' });
    expect(signedIn.error).toBeNull();
  });

  it('tells a weak password by its reasons [AUTH-08]', async () => {
    const { error } = await aClient().signUp({ email: anEmail(), password: '12345' });

    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });

  it.each(['global', 'local', 'others'] as const)('signs out with scope %s', async (scope) => {
    const { client } = await aSignedUpClient();

    expect((await client.signOut({ scope })).error).toBeNull();
    const { error } = await client.getUser();
    expect(error === null).toBe(scope === 'others');
  });

  it('learns from getUser that its session was ended elsewhere [AUTH-31]', async () => {
    const { client, email } = await aSignedUpClient();
    const other = aClient();
    await other.signInWithPassword({ email, password: aPassword });
    await other.signOut({ scope: 'others' });

    const { error } = await client.getUser();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('confirms its address by the mailed link, also when it was sent again [AUTH-23]', async () => {
    const email = anEmail();
    const client = aClient(unconfirmed);

    const signedUp = await client.signUp({ email, password: aPassword });
    expect(signedUp).toMatchObject({ error: null, data: { session: null, user: { email } } });
    const early = await client.signInWithPassword({ email, password: aPassword });
    expect(early.error?.code).toBe('email_not_confirmed');
    await sinceMail(unconfirmed, email, 60);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const token_hash = await mailedToken(unconfirmed, email, 'signup');
    const { data } = await client.verifyOtp({ type: 'signup', token_hash });
    expect(data.session?.user.email_confirmed_at).toBeDefined();
  });
});
