import { randomUUID } from 'node:crypto';
import type { Caller } from '@sidework/chassis/testing/service';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { profileChanged } from '@sidework/contracts/identity/events';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail, aPassword, aPerson, mailedToken, testIdentity } from '../../../test/builders.ts';
import { aProgram, aUserBy } from '../../../test/programs.ts';
import { entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
const plain = testIdentity({
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: false,
  GOTRUE_RATE_LIMIT_EMAIL_SENT: 1,
});
const nobody = { userId: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' };
let program: Caller;

beforeAll(async () => {
  program = await aProgram(service);
});

const aUser = (given?: Partial<api.NewUser>) => aUserBy(program, given);

const entriesOf = (userId: string) => entriesAbout(service, userId);

describe('a user that makes no sense', () => {
  it.each<[string, Record<string, unknown>, number, string, string]>([
    ['no address or number', {}, 400, 'validation_failed', 'without either an email or phone'],
    ['no address', { email: 'xx:;x@x.x' }, 400, 'validation_failed', 'Unable to validate email'],
    ['no number', { phone: '12-3x' }, 400, 'validation_failed', 'Invalid phone number format'],
    [
      'a short password',
      { email: anEmail(), password: '12345' },
      422,
      'weak_password',
      'at least 6',
    ],
    [
      'a common one',
      { email: anEmail(), password: 'password1' },
      422,
      'weak_password',
      'easy to guess',
    ],
    [
      'a password and a hash',
      { email: anEmail(), password: aPassword, password_hash: '$2b$10$x' },
      400,
      'validation_failed',
      'Only a password or a password hash',
    ],
    [
      'no hash',
      { email: anEmail(), password_hash: 'plain' },
      400,
      'validation_failed',
      'argon2id or bcrypt',
    ],
    ['no id', { email: anEmail(), id: '12' }, 400, 'validation_failed', 'uuid v4 format'],
    [
      'an id of no version',
      { email: anEmail(), id: '11111111-1111-0111-0111-111111111111' },
      400,
      'validation_failed',
      'uuid v4 format',
    ],
    [
      'a role that is no text',
      { email: anEmail(), role: 'a\ud800' },
      400,
      'validation_failed',
      'cannot be shown',
    ],
    [
      'the id of nobody',
      { email: anEmail(), id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'nil uuid',
    ],
    [
      'no duration',
      { email: anEmail(), ban_duration: '1 day' },
      400,
      'validation_failed',
      'ban duration',
    ],
    [
      "a program's role",
      { email: anEmail(), role: 'service_role' },
      400,
      'validation_failed',
      'for programs',
    ],
    ['no metadata', { email: anEmail(), user_metadata: 'x' }, 400, 'validation_failed', ''],
  ])('is refused: %s', async (_, body, status, code, message) => {
    const reply = await program.call(api.createUser, { body });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().message).toContain(message);
  });

  it('is refused where the address, the number or the id is taken', async () => {
    const phone = '19735550123';
    const { id, email } = await aUser({ phone });
    const create = async (body: api.NewUser) =>
      (await program.call(api.createUser, { body })).json().code;

    expect(await create({ email: email.toUpperCase() })).toBe('email_exists');
    expect(await create({ phone: `+${phone}` })).toBe('phone_exists');
    expect(await create({ email: anEmail(), id })).toBe('conflict');
    const other = await aUser();
    const change = async (body: api.UserAttributes) =>
      (await program.call(api.updateUserById, { params: { userId: other.id }, body })).json().code;
    expect(await change({ email })).toBe('email_exists');
    expect(await change({ phone })).toBe('phone_exists');
    expect(await change({ password: '12345' })).toBe('weak_password');
    expect(await change({ role: 'supabase_admin' })).toBe('validation_failed');
  });
});

describe('whoever is not there', () => {
  it.each([
    ['GET', api.getUserById, undefined],
    ['PUT', api.updateUserById, { email: 'new@email.com' }],
    ['DELETE', api.deleteUser, {}],
    ['GET factors', api.listFactorsOfUser, undefined],
    ['GET passkeys', api.listPasskeysOfUser, undefined],
    ['GET sessions', api.listSessionsOfUser, undefined],
  ])('is not found: %s', async (_, endpoint, body) => {
    const unknown = await program.call(endpoint, { params: nobody, body });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'user_not_found']);
    const malformed = await program.call(endpoint, { params: { userId: '12' }, body });
    expect([malformed.statusCode, malformed.json().code]).toEqual([404, 'validation_failed']);
  });

  it.each([
    ['factor', api.deleteFactorOfUser, 'factorId', 'mfa_factor_not_found'],
    ['passkey', api.deletePasskeyOfUser, 'passkeyId', 'webauthn_credential_not_found'],
    ['session', api.revokeSessionOfUser, 'sessionId', 'session_not_found'],
  ])('has no %s', async (_, endpoint, name, code) => {
    const { id: userId } = await aUser();
    const params = { userId, [name]: randomUUID() };
    expect((await program.call(endpoint, { params })).json().code).toBe(code);
  });

  it.each(['-1', 'two'])('is on no page %s', async (page) => {
    const reply = await program.call(api.listUsers, { query: { page } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });
});

describe('a factor', () => {
  it('is renamed, unless the user has another of that name', async () => {
    const { id: userId } = await aUser();
    const [factorId, other] = [randomUUID(), randomUUID()];
    for (const [id, name] of [
      [factorId, 'phone'],
      [other, 'tablet'],
    ])
      await service.sql`
        insert into factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
        values (${id ?? ''}, ${userId}, 'totp', 'verified', ${name ?? ''}, now(), now())`;
    const rename = (friendly_name: string) =>
      program.call(api.updateFactorOfUser, {
        params: { userId, factorId },
        body: { friendly_name },
      });

    expect((await rename('watch')).json()).toMatchObject({ id: factorId, friendly_name: 'watch' });
    expect((await rename('tablet')).json().code).toBe('mfa_factor_name_conflict');
    expect((await entriesOf(userId)).at(-1)).toMatchObject({
      action: 'factor_updated',
      details: { factor_id: factorId, factor_type: 'totp', fields: ['friendly_name'] },
    });
  });
});

describe('the sessions of a user', () => {
  it('are listed, and ended one by one', async () => {
    const ada = await aPerson(service);
    const params = { userId: ada.id };
    const list = async () =>
      (await program.call(api.listSessionsOfUser, { params })).json<{ items: { id: string }[] }>()
        .items;
    const sessionId = String(decodeJwt(ada.access_token).session_id);
    expect(await list()).toMatchObject([{ id: sessionId, isCurrent: false }]);
    const revoke = (userId: string, id: string) =>
      program.call(api.revokeSessionOfUser, { params: { userId, sessionId: id } });

    const other = await aPerson(service);
    expect((await revoke(other.id, sessionId)).statusCode).toBe(404);
    expect((await revoke(ada.id, 'none')).statusCode).toBe(404);
    expect((await revoke(ada.id, sessionId)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await entriesOf(ada.id)).map(({ action }) => action)).toEqual([
      'sessions_read',
      'session_revoked',
      'sessions_read',
    ]);
  });
});

describe('what is known of a user', () => {
  it('follows a new address', async () => {
    const { id: userId } = await aUser({ user_metadata: { tea: 'green', email: anEmail() } });
    const next = anEmail();
    const body = { email: next, user_metadata: { tea: 'black' } };
    const changed = await program.call(api.updateUserById, { params: { userId }, body });
    expect(changed.json().user_metadata).toMatchObject({ email: next, tea: 'black' });
  });

  it.each([true, false])('goes when they are deleted, softly or not: %s', async (isSoft) => {
    const ada = await aPerson(service, { user_type: 'professional', profession: 'Plumber' });
    await service.sql`
      update profiles set bio = 'Pipes', location = 'Newark, NJ', avatar_url = '/ada.webp'
      where id = ${ada.id}`;
    const body = { should_soft_delete: isSoft };
    await program.call(api.deleteUser, { params: { userId: ada.id }, body });

    const gone = { fullName: '', profession: null, avatarUrl: null, location: null };
    const told = (await service.emitted(profileChanged.type)).filter(
      ({ data }) => data.id === ada.id,
    );
    expect(told.at(-1)?.data).toMatchObject(gone);
    const kept = await service.sql`
      select full_name, profession, bio, avatar_url, location from profiles where id = ${ada.id}`;
    const blank = { full_name: '', profession: null, bio: null, avatar_url: null, location: null };
    expect(kept).toEqual(isSoft ? [blank] : []);
  });
});

describe('a link', () => {
  const link = async (body: object, caller = program) =>
    (await caller.call(api.generateLink, { body })).json();

  it.each([
    ['of no type', { type: 'wish', email: anEmail() }, 'validation_failed'],
    [
      'for no address',
      { type: 'signup', email: 'xx:;x@x.x', password: aPassword },
      'validation_failed',
    ],
    ['to sign up without a password', { type: 'signup', email: anEmail() }, 'validation_failed'],
    [
      'to sign up with a weak one',
      { type: 'signup', email: anEmail(), password: '12345' },
      'weak_password',
    ],
    ['to recover what is not there', { type: 'recovery', email: anEmail() }, 'user_not_found'],
    [
      'to change an address that is not there',
      { type: 'email_change_new', email: anEmail(), new_email: anEmail() },
      'user_not_found',
    ],
  ])('is refused %s', async (_, body, code) => {
    expect((await link(body)).code).toBe(code);
  });

  it.each(['signup', 'invite'])('of the type %s is refused who has confirmed', async (type) => {
    const { email } = await aUser();
    expect((await link({ type, email, password: aPassword })).code).toBe('email_exists');
  });

  it('to an address that somebody has is refused', async () => {
    const [{ email }, other] = [await aUser(), await aUser()];
    const body = { type: 'email_change_current', email, new_email: other.email };
    expect((await link(body)).code).toBe('email_exists');
    expect((await link({ ...body, new_email: 'no address' })).code).toBe('validation_failed');
  });

  it('to the old address is refused where the new one is asked alone', async () => {
    const caller = await aProgram(plain);
    const email = anEmail();
    await caller.call(api.createUser, { body: { email, password: aPassword } });
    const body = { type: 'email_change_current', email, new_email: anEmail() };
    expect((await link(body, caller)).message).toContain('Enable secure email change');
  });

  it('to sign up adds to what is known of who has not confirmed', async () => {
    const { email } = await aUser({ email_confirm: false, user_metadata: { tea: 'green' } });
    const made = await link({ type: 'signup', email, data: { status: 'alpha' } });
    expect(made.user_metadata).toEqual({ tea: 'green', status: 'alpha' });
    expect(made.email_confirmed_at).toBeUndefined();
  });

  it('leads to the site where the asked one is not allowed', async () => {
    const { email } = await aUser();
    const made = await link({ type: 'recovery', email, redirect_to: 'https://evil.example/' });
    expect(made.redirect_to).toBe(service.deps.config.PUBLIC_URL);
  });
});

describe('what was sent before', () => {
  it('opens nothing once an administrator has changed the address', async () => {
    const { id: userId, email } = await aUser();
    const post = (url: string, payload: object) =>
      service.app.inject({ method: 'POST', url, payload });
    await post('/recover', { email });
    const token_hash = await mailedToken(service, email, 'recovery');
    await program.call(api.updateUserById, { params: { userId }, body: { email: anEmail() } });

    const reply = await post('/verify', { type: 'recovery', token_hash });
    expect(reply.json().code).toBe('otp_expired');
  });
});

describe('an invitation', () => {
  it('is refused where the mails of the hour are used up', async () => {
    const caller = await aProgram(plain);
    const invite = () => caller.call(api.inviteUser, { body: { email: anEmail() } });

    expect((await invite()).statusCode).toBe(200);
    expect((await invite()).json().code).toBe('over_email_send_rate_limit');
  });
});
