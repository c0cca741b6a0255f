import { randomUUID } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { aPassword, setUpBy, testIdentity } from '../../test/builders.ts';
import { messageTo } from '../../test/clients.ts';
import { codeIn, refusalIn, site, startProviderWalk } from '../../test/provider-walk.ts';

const { provider, settings, listen, ...walking } = await startProviderWalk();
const { aClient, aSignedUpClient, aVisitor, goThrough, signInOver } = walking;
const service = testIdentity(settings);
const unlinked = testIdentity({ ...settings, GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: false });
listen(service, unlinked);

describe('a code of a sign-in over a provider', () => {
  it.each([
    ['everywhere', (client: GoTrueClient) => client.signOut({ scope: 'global' })],
    ['elsewhere', (client: GoTrueClient) => client.signOut({ scope: 'others' })],
    [
      'by a new password',
      (client: GoTrueClient) => client.updateUser({ password: 'tap-ladder-9x' }),
    ],
  ])('opens nothing once the sessions are ended %s', async (_, end) => {
    const [owner, thief] = [aClient(service), aClient(service)];
    aVisitor();
    await signInOver(service, owner);
    const landed = await goThrough(await walking.wayOf(thief), service);
    expect((await end(owner)).error).toBeNull();

    const { error } = await thief.exchangeCodeForSession(codeIn(landed));
    expect(error?.code).toBe('flow_state_not_found');
  });
});

describe('a provider that a person links [AUTH-42]', () => {
  async function link(client: GoTrueClient, of = service) {
    const { data, error } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${site}/settings`, skipBrowserRedirect: true },
    });
    if (error) throw error;
    return goThrough(data.url ?? '', of);
  }

  async function aLinkedClient() {
    const signedUp = await aSignedUpClient(service);
    const visitor = aVisitor();
    const landed = await link(signedUp.client);
    await signedUp.client.exchangeCodeForSession(codeIn(landed));
    return { ...signedUp, visitor };
  }

  it('opens the account from then on', async () => {
    const { client, userId, email } = await aLinkedClient();

    const { data } = await client.getUserIdentities();
    expect(data?.identities.map((each) => each.provider)).toEqual(['email', 'google']);
    const over = await signInOver(service);
    expect(over.data.user).toMatchObject({ id: userId, email });
  });

  it('is told of by mail, and so is that it is taken away', async () => {
    const { client, email } = await aLinkedClient();
    const told = async () => (await messageTo(service, email)).text;
    expect(await told()).toContain('Another way to sign in was linked');

    const { data } = await client.getUserIdentities();
    const linked = data?.identities.find((each) => each.provider === 'google');
    if (!linked) throw new Error('Nothing is linked.');
    await client.unlinkIdentity(linked);
    expect(await told()).toContain('A way to sign in was taken away');
  });

  it('has the provider ask, so that no page links somebody else’s', async () => {
    const { client } = await aSignedUpClient(service);
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });

    expect(new URL(data.url ?? '').searchParams.get('prompt')).toBe('consent');
  });

  it('is asked there even where the client would rather not', async () => {
    const { client } = await aSignedUpClient(service);
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true, queryParams: { prompt: 'none' } },
    });

    expect(new URL(data?.url ?? '').searchParams.get('prompt')).toBe('consent');
  });

  it('is linked by the client alone that began, whoever was sent there', async () => {
    const { client, userId } = await aSignedUpClient(service);
    const stranger = await aSignedUpClient(service);
    const visitor = aVisitor();
    const landed = await link(client);
    const providers = async () =>
      (await service.sql`select provider from identities where user_id = ${userId}`).map(
        ({ provider: name }) => name,
      );

    await stranger.client.signInWithOAuth({ provider: 'google' });
    const stolen = await stranger.client.exchangeCodeForSession(codeIn(landed));
    expect(stolen.error?.code).toBe('bad_code_verifier');
    expect(await providers()).toEqual(['email']);
    const over = await signInOver(service);
    expect(over.data.user).toMatchObject({ email: visitor.email });
    expect(over.data.user?.id).not.toBe(userId);
  });

  describe('by a client without a challenge', () => {
    async function begun() {
      const jar = new Map<string, string>();
      const client = aClient(service, 'implicit', jar);
      const { userId } = await aSignedUpClient(service, undefined, client);
      const { data } = await client.linkIdentity({
        provider: 'google',
        options: { skipBrowserRedirect: true },
      });
      aVisitor();
      return { client, jar, userId, url: data?.url ?? '' };
    }

    it('is linked in the browser that began', async () => {
      const { client, jar, url } = await begun();
      const landed = await goThrough(url, service, jar);

      expect(landed.hash).toContain('access_token');
      const { data } = await client.getUserIdentities();
      expect(data?.identities.map((each) => each.provider)).toEqual(['email', 'google']);
    });

    it('is not linked in another that was sent there', async () => {
      const { client, url } = await begun();
      const landed = await goThrough(url, service);

      expect(refusalIn(landed).query).toBe('bad_oauth_state');
      expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
    });
  });

  it('is linked to one account only', async () => {
    const { client } = await aLinkedClient();
    const second = await link(client);
    const elsewhere = await link((await aSignedUpClient(service)).client);

    expect([second, elsewhere].map((each) => refusalIn(each).query)).toEqual([
      'identity_already_exists',
      'identity_already_exists',
    ]);
    expect(second.searchParams.get('error_description')).toBe('Identity is already linked');
  });

  it.each([
    ['global', 'bad_oauth_state'],
    ['local', 'session_not_found'],
  ] as const)('is not linked after a sign-out (%s)', async (scope, code) => {
    const { client, userId } = await aSignedUpClient(service);
    const { sub } = aVisitor();
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    await client.signOut({ scope });
    const landed = await goThrough(data.url ?? '', service);

    expect(refusalIn(landed).query).toBe(code);
    const linked = await service.sql`
      select user_id from identities where user_id = ${userId} and provider_id = ${sub}`;
    expect(linked).toHaveLength(0);
  });

  it('makes an anonymous person permanent, with the address that it vouches for', async () => {
    const client = aClient(service);
    const { data: before } = await client.signInAnonymously();
    await setUpBy(service, before.session?.access_token);
    const { email } = aVisitor();
    await client.exchangeCodeForSession(codeIn(await link(client)));

    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
    const told = await service.emitted('identity.contact.changed.v1');
    expect(told.at(-1)?.data).toMatchObject({ id: before.user?.id, email });
    const shown = await service.emitted('identity.profile.changed.v1');
    expect(shown.at(-1)?.data).toMatchObject({ id: before.user?.id, mayAct: true });
  });

  it('gives nobody the address of another account', async () => {
    const { email } = await aSignedUpClient(service);
    const client = aClient(service);
    await client.signInAnonymously();
    aVisitor({ email });

    expect(refusalIn(await link(client)).query).toBe('email_exists');
  });

  it('is taken away again, and opens nothing then', async () => {
    const { client, userId, visitor } = await aLinkedClient();
    const { data } = await client.getUserIdentities();
    const linked = data?.identities.find((each) => each.provider === 'google');
    if (!linked) throw new Error('Nothing is linked.');

    expect((await client.unlinkIdentity(linked)).error).toBeNull();
    provider.signInAs(visitor.sub, visitor);
    const over = await signInOver(service);
    expect(over.data.user?.id).not.toBe(userId);
  });

  it('leaves its own address behind where the old one is unlinked, and no password', async () => {
    const { client, email, visitor } = await aLinkedClient();
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    expect((await client.unlinkIdentity(own)).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(visitor.email);
    for (const address of [email, visitor.email]) {
      const over = await aClient(service).signInWithPassword({
        email: address,
        password: aPassword,
      });
      expect(over.error?.code).toBe('invalid_credentials');
    }
  });

  it('stays where its address belongs to somebody else by now', async () => {
    const { client, visitor } = await aLinkedClient();
    await aSignedUpClient(service, visitor.email);
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    const { error } = await client.unlinkIdentity(own);
    expect(error?.code).toBe('email_conflict_identity_not_deletable');
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  it('is never the last way of signing in', async () => {
    const { client } = await aSignedUpClient(service);
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    expect((await client.unlinkIdentity(own)).error?.code).toBe('single_identity_not_deletable');
  });

  it('is the one that stays, or the other, where both are unlinked at once', async () => {
    const { client } = await aLinkedClient();
    const { data } = await client.getUserIdentities();
    const replies = await Promise.all(
      (data?.identities ?? []).map((each) => client.unlinkIdentity(each)),
    );

    expect(replies.map(({ error }) => error?.code ?? 'gone').sort()).toEqual([
      'gone',
      'single_identity_not_deletable',
    ]);
  });

  it('goes to one of two accounts that link it at once', async () => {
    const [one, other] = [await aSignedUpClient(service), await aSignedUpClient(service)];
    aVisitor();
    const codes = [codeIn(await link(one.client)), codeIn(await link(other.client))];
    const [first = '', second = ''] = codes;
    const replies = await Promise.all([
      one.client.exchangeCodeForSession(first),
      other.client.exchangeCodeForSession(second),
    ]);

    expect(replies.map(({ error }) => error?.code ?? 'linked').sort()).toEqual([
      'identity_already_exists',
      'linked',
    ]);
  });

  it.each([randomUUID() as string, 'no-id'])('is not one that nobody has: %s', async (id) => {
    const { client } = await aLinkedClient();
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    const { error } = await client.unlinkIdentity({ ...own, identity_id: id });
    expect(error?.code).toBe('identity_not_found');
  });

  it('is not to be had where linking is off', async () => {
    const { client } = await aSignedUpClient(unlinked);
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    const linking = await client.linkIdentity({ provider: 'google' });
    const unlinking = await client.unlinkIdentity(own);
    expect([linking.error, unlinking.error]).toEqual([
      expect.objectContaining({ code: 'manual_linking_disabled', status: 404 }),
      expect.objectContaining({ code: 'manual_linking_disabled', status: 404 }),
    ]);
    expect(linking.error?.message).toContain('Manual linking is disabled');
  });

  it('is not touched by who has a second factor and did not show it', async () => {
    const { client, userId } = await aLinkedClient();
    await service.sql`
      insert into factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${userId}, 'totp', 'verified', now(), now())`;
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    const errors = [
      await client.unlinkIdentity(own),
      await client.linkIdentity({ provider: 'google' }),
      await client.linkIdentity({ provider: 'google', token: await provider.idToken('another') }),
    ].map(({ error }) => error?.code);
    expect(errors).toEqual(['insufficient_aal', 'insufficient_aal', 'insufficient_aal']);
  });

  it('is not a child’s to change', async () => {
    const { client, userId } = await aLinkedClient();
    await service.sql`
      update profiles set account_type = 'sidework_kids', user_type = 'professional'
      where id = ${userId}`;
    await client.refreshSession();
    const { data } = await client.getUserIdentities();
    const [own] = data?.identities ?? [];
    if (!own) throw new Error('There is no identity.');

    expect((await client.unlinkIdentity(own)).error?.code).toBe('not_admin');
    expect((await client.linkIdentity({ provider: 'google' })).error?.code).toBe('not_admin');
  });

  it('is not for visitors', async () => {
    const reply = await service.app.inject({
      method: 'GET',
      url: '/user/identities/authorize?provider=google',
    });

    expect([reply.statusCode, reply.json().code]).toEqual([401, 'no_authorization']);
  });
});
