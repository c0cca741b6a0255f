import { argon2Sync, randomUUID } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { createServer } from '@sidework/chassis/http/server';
import { tokenVerifier } from '@sidework/chassis/http/tokens';
import { createLogger } from '@sidework/chassis/operations/logger';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import { type AdminUserAttributes, AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  anEmail,
  aPassword,
  aPerson,
  currentHash,
  mailedToken,
  testIdentity,
} from '../builders.ts';
import { anAdminClient, aProgramsToken, urlOf } from '../programs.ts';

const service = testIdentity({ GOTRUE_EXTERNAL_PHONE_ENABLED: true });
let url: string;
let token: string;
let admin: GoTrueAdminApi;

const adminWith = (bearer: string) =>
  new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${bearer}` } });
const aClient = () =>
  new AuthClient({ url, storageKey: anEmail(), autoRefreshToken: false, persistSession: false });
const aPhone = () => `1973${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const nobodysId = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

beforeAll(async () => {
  url = await urlOf(service);
  token = await aProgramsToken(service);
  admin = await anAdminClient(service);
});

async function aUser(given: Partial<AdminUserAttributes> = {}) {
  const email = anEmail();
  const { data, error } = await admin.createUser({ email, password: aPassword, ...given });
  if (!data.user) throw new Error(`Nobody was created: ${error?.message}`);
  return { ...data.user, email };
}

async function aSignedInUser() {
  const user = await aUser({ email_confirm: true });
  const client = aClient();
  const { data } = await client.signInWithPassword({ email: user.email, password: aPassword });
  if (!data.session) throw new Error('The user could not sign in.');
  return { user, client, session: data.session };
}

describe('GoTrueAdminApi, as it is, with a service token', () => {
  it('creates a user with all that is said of them, who can sign in', async () => {
    const phone = aPhone();
    const id = randomUUID();
    const user = await aUser({
      id,
      phone,
      email_confirm: true,
      phone_confirm: true,
      user_metadata: { profile_image: 'https://avatars.example/1.png', full_name: 'Ada Example' },
      app_metadata: { plan: 'gold', roles: ['editor'], account_type: 'business_professional' },
    });

    expect(user).toMatchObject({ id, phone, role: 'authenticated' });
    expect(user.user_metadata).toEqual({
      profile_image: 'https://avatars.example/1.png',
      full_name: 'Ada Example',
    });
    // The product's own values override an administrator's.
    expect(user.app_metadata).toMatchObject({
      plan: 'gold',
      provider: 'email',
      providers: ['email', 'phone'],
      account_type: 'client',
      roles: [],
    });
    const { error } = await aClient().signInWithPassword({ phone, password: aPassword });
    expect(error).toBeNull();
    expect((await admin.getUserById(id)).data.user?.email).toBe(user.email);
  });

  it.each([
    ['bcrypt', () => bcrypt(aPassword, { cost: 4 })],
    ['argon2id', async () => plainArgon2id(aPassword)],
  ])('takes a password that another server has hashed with %s', async (_, hashed) => {
    const { email } = await aUser({
      password_hash: await hashed(),
      email_confirm: true,
      password: undefined as never,
    });

    const wrong = await aClient().signInWithPassword({ email, password: 'not-the-one' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const right = await aClient().signInWithPassword({ email, password: aPassword });
    expect(right.error).toBeNull();
    const [kept] = await service.sql`select password_hash from users where email = ${email}`;
    expect(kept?.password_hash).toContain(currentHash);
  });

  it('lists users, newest first, by pages that the client can follow', async () => {
    const [older, newer] = [await aUser(), await aUser()];

    const first = await admin.listUsers({ page: 1, perPage: 1 });
    expect(first.data.users.map(({ id }) => id)).toEqual([newer.id]);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    const { data } = await admin.listUsers({ page: 2, perPage: 1 });
    expect(data.users.map(({ id }) => id)).toEqual([older.id]);
    const all = await admin.listUsers();
    expect(all.data).toMatchObject({ lastPage: 1, nextPage: null, total: all.data.users.length });
  });

  it('changes a user: metadata is merged, and null takes a key away', async () => {
    const { id } = await aUser({ user_metadata: { tea: 'green', cup: 'big' } });
    const email = anEmail();

    const { data } = await admin.updateUserById(id, {
      email,
      user_metadata: { cup: null, colour: 'yellow' },
      app_metadata: { plan: 'silver' },
    });
    expect(data.user).toMatchObject({ email, app_metadata: { plan: 'silver' } });
    expect(data.user?.user_metadata).toEqual({ tea: 'green', colour: 'yellow' });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const confirmed = await admin.updateUserById(id, { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeDefined();
  });

  it('ends every session with a new password', async () => {
    const { user, client } = await aSignedInUser();

    expect((await admin.updateUserById(user.id, { password: 'a new secret' })).error).toBeNull();
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    const again = await aClient().signInWithPassword({
      email: user.email,
      password: 'a new secret',
    });
    expect(again.error).toBeNull();
  });

  it('bans a user, who is signed out at once and stays out until the ban is lifted', async () => {
    const { user, client } = await aSignedInUser();
    const signIn = () => aClient().signInWithPassword({ email: user.email, password: aPassword });

    const { data } = await admin.updateUserById(user.id, { ban_duration: '24h' });
    const until = Date.parse((data.user as { banned_until?: string }).banned_until ?? '');
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await signIn()).error?.code).toBe('user_banned');
    await admin.updateUserById(user.id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  it('deletes a user, whose tokens open nothing any more and whose address is free', async () => {
    const { user, client } = await aSignedInUser();

    expect((await admin.deleteUser(user.id)).error).toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
    expect((await admin.getUserById(user.id)).error?.code).toBe('user_not_found');
    for (const [{ count }] of await rowsLeftOf(user.id)) expect(count).toBe(0);
    const told = await service.emitted(sessionRevoked.type);
    expect(told.map(({ data }) => data.userId)).toContain(user.id);
    expect((await aUser({ email: user.email })).id).not.toBe(user.id);
  });

  it('deletes a user softly: the row stays, without what names the person', async () => {
    const { user, client } = await aSignedInUser();

    expect((await admin.deleteUser(user.id, true)).error).toBeNull();
    const { data } = await admin.getUserById(user.id);
    expect(data.user).toMatchObject({ id: user.id, user_metadata: {}, phone: '' });
    expect((data.user as { deleted_at?: string }).deleted_at).toBeDefined();
    expect(JSON.stringify(data.user)).not.toContain(user.email);
    expect((await client.getUser()).error).not.toBeNull();
    expect((await aUser({ email: user.email })).id).not.toBe(user.id);
    expect((await admin.deleteUser(user.id)).error).toBeNull();
  });

  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'makes a link of the type %s, whose token opens a session',
    async (type) => {
      const { email } = type === 'recovery' ? await aUser() : { email: anEmail() };
      const { data, error } = await admin.generateLink({
        type,
        email,
        password: aPassword,
        options: { data: { status: 'alpha' }, redirectTo: 'http://localhost:8080/welcome' },
      } as Parameters<typeof admin.generateLink>[0]);

      expect(error).toBeNull();
      const made = type === 'magiclink' ? 'signup' : type;
      expect(data.properties).toMatchObject({
        verification_type: made,
        redirect_to: 'http://localhost:8080/welcome',
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      expect(data.properties?.action_link).toBe(
        `http://localhost:8080/auth/v1/verify?token=${data.properties?.hashed_token}&type=${made}&redirect_to=http://localhost:8080/welcome`,
      );
      expect(data.user?.user_metadata).toEqual(type === 'recovery' ? {} : { status: 'alpha' });
      const verified = await aClient().verifyOtp({
        type: made,
        token_hash: data.properties?.hashed_token ?? '',
      });
      expect(verified.error).toBeNull();
      expect(verified.data.session?.user.email).toBe(email);
    },
  );

  it('makes both links of a change of address', async () => {
    const { email, id } = await aUser({ email_confirm: true });
    const newEmail = anEmail();
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin.generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, new_email: newEmail });
      expect(data.properties?.action_link).toContain('type=email_change&');
      await aClient().verifyOtp({
        type: 'email_change',
        token_hash: data.properties?.hashed_token ?? '',
      });
    }
    expect((await admin.getUserById(id)).data.user?.email).toBe(newEmail);
  });

  it('invites by mail, and again until the invitation is accepted', async () => {
    const email = anEmail();
    const { data } = await admin.inviteUserByEmail(email, { data: { status: 'alpha' } });
    expect(data.user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
    expect(data.user?.invited_at).toBeDefined();
    expect((await admin.inviteUserByEmail(email)).error).toBeNull();

    const token_hash = await mailedToken(service, email, 'invite');
    expect((await aClient().verifyOtp({ type: 'invite', token_hash })).error).toBeNull();
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  it('lists and removes the factors of a user', async () => {
    const { user, client } = await aSignedInUser();
    await client.mfa.enroll({ factorType: 'totp' });
    const { data } = await admin.mfa.listFactors({ userId: user.id });
    const id = data?.factors[0]?.id ?? '';

    const deleted = await admin.mfa.deleteFactor({ userId: user.id, id });
    expect(deleted.data).toMatchObject({ data: { id } });
    expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
  });

  it('lists and removes the passkeys of a user', async () => {
    const { id: userId } = await aUser();
    const passkeyId = randomUUID();
    await service.sql`
      insert into passkeys (id, user_id, credential_id, public_key, signature_count, transports,
        is_backed_up, created_at, updated_at)
      values (${passkeyId}, ${userId}, ${passkeyId}, 'key', 0, '[]', false, now(), now())`;

    expect((await admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await admin.passkey.listPasskeys({ userId })).data).toEqual([]);
  });

  it('signs somebody out by their own token', async () => {
    const { client, session } = await aSignedInUser();

    expect((await admin.signOut(session.access_token)).error).toBeNull();
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await admin.signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/);
  });
});

describe('a service token', () => {
  it('opens nothing of a person', async () => {
    const reply = await fetch(`${url}/user`, { headers: { Authorization: `Bearer ${token}` } });
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'no_authorization' }]);
  });

  it('is refused by every other service', async () => {
    const other = createServer({ log: createLogger('test', 'silent') });
    const verify = await tokenVerifier(other, {
      publishedKeys: async () => service.deps.signer.published,
      issuer: service.deps.config.JWT_ISSUER,
    });
    other.get('/', { config: { access: 'anyone' } }, async (request) => verify(request));
    const ask = (bearer: string) =>
      other.inject({ url: '/', headers: { authorization: `Bearer ${bearer}` } });
    const { access_token } = await aPerson(service);

    expect((await ask(access_token)).statusCode).toBe(200);
    expect((await ask(token)).statusCode).toBe(401);
    await other.close();
  });
});

describe('GoTrueAdminApi without the right', () => {
  it('refuses a person, and an administrator who showed no second factor', async () => {
    const { access_token, id } = await aPerson(service);
    const asked = () => adminWith(access_token).getUserById(nobodysId);

    expect((await asked()).error).toMatchObject({ code: 'not_admin', status: 403 });
    await service.sql`insert into user_roles values (${id}, 'admin', now())`;
    expect((await asked()).error).toMatchObject({
      code: 'not_admin',
      message: 'User not allowed',
    });
  });

  it('refuses who bears no token, or none of ours', async () => {
    const nobody = await new GoTrueAdminApi({ url }).listUsers();
    expect(nobody.error).toMatchObject({ code: 'no_authorization', status: 401 });
    const forged = await adminWith(`${token.slice(0, -8)}AAAAAAAA`).listUsers();
    expect(forged.error).toMatchObject({ code: 'bad_jwt', status: 403 });
  });
});

const rowsLeftOf = (id: string) =>
  Promise.all([
    service.sql`select count(*) from users where id = ${id}`,
    service.sql`select count(*) from profiles where id = ${id}`,
    service.sql`select count(*) from identities where user_id = ${id}`,
    service.sql`select count(*) from sessions where user_id = ${id}`,
  ]) as unknown as Promise<[{ count: number }][]>;

/** As another server makes one, which knows nothing of our pepper. */
function plainArgon2id(password: string): string {
  const nonce = Buffer.from('sixteen bytes!!!');
  const settings = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...settings, message: Buffer.from(password), nonce });
  const [salt, end] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${end}`;
}
