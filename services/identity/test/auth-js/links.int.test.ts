import { describe, expect, it } from 'vitest';
import { anEmail, aPassword, testIdentity } from '../builders.ts';
import { aMember, clientOf, messageTo } from '../clients.ts';

const site = 'http://localhost:8080/';
const welcome = 'http://localhost:8080/welcome?step=2';

describe('links and the codes of their flows, with the client as it is', () => {
  const service = testIdentity();
  const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });

  /** Opens a link of the API as a browser does, and gives where it leads. */
  async function opened(query: Record<string, string>, at = service) {
    const reply = await at.app.inject({ method: 'GET', url: '/verify', query });
    expect(reply.statusCode).toBe(303);
    const url = new URL(reply.headers.location ?? 'none:');
    return { url, told: Object.fromEntries(new URLSearchParams(url.hash.slice(1))) };
  }

  /** A client that has asked for a magic link and waits for a code. */
  async function aWaitingClient() {
    const { email, id } = await aMember(service);
    const client = await clientOf(service, { flowType: 'pkce' });
    await client.signInWithOtp({ email });
    const { tokenHash } = await messageTo(service, email);
    return { client, email, id, tokenHash };
  }

  async function aCode() {
    const { client, id, tokenHash } = await aWaitingClient();
    const { url } = await opened({ type: 'magiclink', token: tokenHash });
    return { client, id, code: url.searchParams.get('code') ?? '' };
  }

  it('bring a session to the page that was asked for, in its fragment', async () => {
    const { client, email } = await aMember(service);
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await messageTo(service, email);

    const { url, told } = await opened({
      type: 'recovery',
      token: tokenHash,
      redirect_to: welcome,
    });
    expect(url.href.startsWith(`${welcome}#`)).toBe(true);
    expect(told).toMatchObject({ token_type: 'bearer', expires_in: '900', type: 'recovery' });
    const { access_token = '', refresh_token = '' } = told;
    const { data } = await client.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(email);
  });

  it('work once, and never lead to where they may not', async () => {
    const { client, email } = await aMember(service);
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await messageTo(service, email);
    const link = { type: 'recovery', token: tokenHash, redirect_to: 'https://evil.example/' };

    expect((await opened(link)).url.origin).toBe(new URL(site).origin);
    const { url, told } = await opened(link);
    expect(told).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
    expect(url.search).toBe('');
  });

  it.each([
    ['a type that is none', { type: 'sms', token: 'x' }, 'validation_failed', 'invalid_request'],
    ['a token that is none', { type: 'signup', token: 'x' }, 'otp_expired', 'access_denied'],
  ])('tell the page of %s', async (_what, query, error_code, error) => {
    expect((await opened(query)).told).toMatchObject({ error, error_code });
  });

  it.each([
    ['no type', { token: 'x' }],
    ['no token', { type: 'signup' }],
  ])('are none with %s', async (_what, query) => {
    const reply = await service.app.inject({ method: 'GET', url: '/verify', query });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('tell the page that a change of address waits for the other one', async () => {
    const { client, email } = await aMember(service);
    await client.updateUser({ email: anEmail() });
    const { tokenHash } = await messageTo(service, email);

    const { told } = await opened({ type: 'email_change', token: tokenHash });
    expect(told.message).toContain('other email');
  });

  it('bring a code to the client that waits for one, which exchanges it once', async () => {
    const { client, id, code } = await aCode();

    const exchanged = await client.exchangeCodeForSession(code);
    expect(exchanged.data.user?.id).toBe(id);
    const { error } = await client.refreshSession();
    expect(error).toBeNull();
    const again = await token({ auth_code: code, code_verifier: 'x'.repeat(43) });
    expect([again.statusCode, again.json().code]).toEqual([404, 'flow_state_not_found']);
  });

  const token = (payload: object, grant = 'pkce') =>
    service.app.inject({ method: 'POST', url: '/token', query: { grant_type: grant }, payload });

  it('give one of many who exchange a code at once the session', async () => {
    const { email } = await aMember(service);
    const code_verifier = 'v'.repeat(64);
    await service.app.inject({
      method: 'POST',
      url: '/otp',
      payload: { email, code_challenge: code_verifier, code_challenge_method: 'plain' },
    });
    const { tokenHash } = await messageTo(service, email);
    const { url } = await opened({ type: 'magiclink', token: tokenHash });
    const auth_code = url.searchParams.get('code') ?? '';

    const replies = await Promise.all(
      Array.from({ length: 6 }, () => token({ auth_code, code_verifier })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(5).fill(404),
    ]);
  });

  it('give nothing for a code without what the client began with', async () => {
    const { client, code } = await aCode();

    const stolen = await token({ auth_code: code, code_verifier: 'x'.repeat(43) });
    expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'bad_code_verifier']);
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('give nothing for a code after five minutes', async () => {
    const { client, id, code } = await aCode();
    await service.sql`
      update flow_states set auth_code_issued_at = now() - interval '301 seconds'
      where user_id = ${id}`;

    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ code: 'flow_state_expired', status: 403 });
  });

  it.each([
    ['banned_until', 'user_banned'],
    ['deleted_at', 'flow_state_not_found'],
  ])('give nothing for the code of somebody with %s', async (column, refusal) => {
    const { client, id, code } = await aCode();
    await service.sql`update users set ${service.sql(column)} = '2100-01-01' where id = ${id}`;

    expect((await client.exchangeCodeForSession(code)).error?.code).toBe(refusal);
  });

  it('keep nothing that a reader of the database could exchange', async () => {
    const { id, code } = await aCode();

    const [flow] =
      await service.sql`select f::text as row from flow_states f where user_id = ${id}`;
    expect(flow?.row).not.toContain(code);
  });

  it('tell a waiting client of an error in the query, where it looks', async () => {
    const { tokenHash } = await aWaitingClient();
    await opened({ type: 'magiclink', token: tokenHash });

    const { url, told } = await opened({ type: 'magiclink', token: tokenHash });
    expect(url.searchParams.get('error_code')).toBe('otp_expired');
    expect(told.error_code).toBe('otp_expired');
  });

  it('serve a sign-up, a recovery and a change of address with codes too', async () => {
    const client = await clientOf(unconfirmed, { flowType: 'pkce' });
    const email = anEmail();
    const exchange = async (type: string, to: string) => {
      const { tokenHash } = await messageTo(unconfirmed, to);
      const { url } = await opened({ type, token: tokenHash }, unconfirmed);
      return url.searchParams.get('code');
    };
    await client.signUp({ email, password: aPassword });
    const signUp = await client.exchangeCodeForSession((await exchange('signup', email)) ?? '');
    expect(signUp.data.user?.email_confirmed_at).toBeDefined();

    await client.resetPasswordForEmail(email);
    const recovery = await client.exchangeCodeForSession((await exchange('recovery', email)) ?? '');
    expect(recovery.error).toBeNull();

    const next = anEmail();
    await client.updateUser({ email: next });
    expect(await exchange('email_change', email)).toBeNull();
    const code = await exchange('email_change', next);
    const changed = await client.exchangeCodeForSession(code ?? '');
    expect(changed.data.user?.email).toBe(next);
  });

  it('are also taken by hand, for a session at once', async () => {
    const { client, tokenHash, id } = await aWaitingClient();

    const { data } = await client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(data.user?.id).toBe(id);
  });

  it.each([
    ['pkce', {}, 400, 'validation_failed'],
    ['pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['web3', { chain: 'ethereum', message: 'x', signature: 'y' }, 422, 'web3_provider_disabled'],
    ['client_credentials', {}, 400, 'invalid_credentials'],
  ])('are no way in for the grant %s with %j', async (grant, payload, status, code) => {
    const reply = await token(payload, grant);

    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('are no way in for no grant at all', async () => {
    const reply = await service.app.inject({ method: 'POST', url: '/token', payload: {} });

    expect(reply.json()).toMatchObject({
      code: 'invalid_credentials',
      msg: 'unsupported_grant_type',
    });
  });

  it.each([
    ['POST', '/sso', 'application/json', '{"domain":"example.com"}'],
    ['GET', '/sso/saml/metadata', undefined, undefined],
    ['POST', '/sso/saml/acs', 'application/x-www-form-urlencoded', 'SAMLResponse=x'],
  ] as const)('are no SAML: %s %s', async (method, url, type, payload) => {
    const reply = await service.app.inject({
      method,
      url,
      ...(payload && { headers: { 'content-type': type }, payload }),
    });

    expect([reply.statusCode, reply.json().code]).toEqual([404, 'saml_provider_disabled']);
  });

  it('are no SAML for the client either', async () => {
    const { error } = await (await clientOf(service)).signInWithSSO({ domain: 'example.com' });

    expect(error?.code).toBe('saml_provider_disabled');
  });
});
