import { createHash } from 'node:crypto';
import { startMailer } from '@sidework/chassis/jobs/mail';
import * as codes from '@sidework/contracts/identity/account-management/auth-codes';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, inject, it, vi } from 'vitest';
import {
  anEmail,
  aPassword,
  aPerson,
  inEvenTime,
  mailedToken,
  sinceMail,
  testIdentity,
} from '../../test/builders.ts';

const service = testIdentity();
const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });

const recover = (email: string) => service.visitor.call(codes.recover, { body: { email } });
const verify = (body: object, at = service) => at.visitor.call(codes.verify, { body });

async function aRecovery() {
  const person = await aPerson(service);
  await recover(person.email);
  return { ...person, token_hash: await mailedToken(service, person.email, 'recovery') };
}

const mailsTo = async (email: string, at = service) => {
  const [{ count } = { count: -1 }] = await at.sql<{ count: number }[]>`
    select count(*)::int as count from mail_queue where recipient = ${email}`;
  return count;
};

/** The tables of the service that have `text` anywhere in a row. */
async function tablesNaming(text: string) {
  const { sql } = service;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;
  const found = await Promise.all(
    tables.map(
      ({ name }) => sql`select 1 from ${sql(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
    ),
  );
  return tables.flatMap(({ name }, at) => (found[at]?.length ? [name] : []));
}

describe('POST /recover', () => {
  it('mails a link to the page of the sign-in [AUTH-15]', async () => {
    const { email } = await aPerson(service);

    expect((await recover(email.toUpperCase())).json()).toEqual({});
    const [mail] = await service.sql`select body_text from mail_queue where recipient = ${email}`;
    expect(mail?.body_text).toMatch(
      /^http:\/\/localhost:8080\/auth\?type=recovery&token_hash=[\w-]{43}$/m,
    );
  });

  it('answers known and unknown addresses alike, in body, headers and time', async () => {
    const { email } = await aPerson(service);
    const known = await inEvenTime(service, () => recover(email));
    const unknown = await inEvenTime(service, () => recover(anEmail()));

    expect(unknown.given.statusCode).toBe(200);
    expect(unknown.given.body).toBe(known.given.body);
    const { date: _d, 'x-request-id': _r, ...headers } = known.given.headers;
    expect(unknown.given.headers).toMatchObject(headers);
    expect(Object.keys(unknown.given.headers)).toEqual(Object.keys(known.given.headers));
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(145);
  });

  it('mails an address once a minute, and answers alike', async () => {
    const { email } = await aPerson(service);
    const first = await recover(email);
    const token_hash = await mailedToken(service, email, 'recovery');
    await sinceMail(service, email, 50);
    const again = await recover(email);

    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
    expect(await mailsTo(email)).toBe(1);
    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(200);

    await sinceMail(service, email, 10);
    await recover(email);
    expect(await mailsTo(email)).toBe(2);
  });

  it('mails an address once for many who ask at the same moment', async () => {
    const { email } = await aPerson(service);
    const replies = await Promise.all(Array.from({ length: 8 }, () => recover(email)));

    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(await mailsTo(email)).toBe(1);
  });

  it.each([{}, { email: '' }, { email: 'ada' }, { email: 7 }])('refuses %j', async (body) => {
    const reply = await service.visitor.call(codes.recover, { body });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('validation_failed');
  });
});

describe('POST /verify', () => {
  it('gives a session for the link of a recovery', async () => {
    const { id, token_hash } = await aRecovery();
    const reply = await verify({ type: 'recovery', token_hash });

    expect(reply.json<api.AuthSession>().user.id).toBe(id);
  });

  it('uses a link once, also for many clicks at a time', async () => {
    const { token_hash } = await aRecovery();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => verify({ type: 'recovery', token_hash })),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403]);
    const again = await verify({ type: 'recovery', token_hash });
    expect(again.json()).toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  it('refuses a link past its time', async () => {
    const { id, token_hash } = await aRecovery();
    await service.sql`update one_time_tokens set expires_at = now() where user_id = ${id}`;

    expect((await verify({ type: 'recovery', token_hash })).json().code).toBe('otp_expired');
  });

  it('refuses a link that a newer one has replaced', async () => {
    const { email, token_hash } = await aRecovery();
    await sinceMail(service, email, 60);
    await recover(email);

    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(403);
  });

  it('refuses a link mailed before the password was changed', async () => {
    const { caller, token_hash } = await aRecovery();
    await caller.call(api.updateUser, { body: { password: 'another one' } });

    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(403);
  });

  it('keeps a link in its mail until that is sent, and afterwards nothing but its hash', async () => {
    const { id, email, token_hash } = await aRecovery();
    expect(await tablesNaming(token_hash)).toEqual(['mail_queue']);

    const { sql, deps } = service;
    const stop = await startMailer(sql, inject('smtpUrl'), 'a@example.com', deps.log);
    await vi.waitFor(async () => {
      const [mail] = await sql`select sent_at from mail_queue where recipient = ${email}`;
      expect(mail?.sent_at).toBeTruthy();
    }, 10_000);
    await stop();

    expect(await tablesNaming(token_hash)).toEqual([]);
    const [kept] = await sql`select token_hash from one_time_tokens where user_id = ${id}`;
    expect(kept?.token_hash).toBe(createHash('sha256').update(token_hash).digest('hex'));
    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(200);
  });

  it('takes a link for its own purpose only', async () => {
    const { token_hash } = await aRecovery();

    expect((await verify({ type: 'signup', token_hash })).statusCode).toBe(403);
  });

  it.each([
    ['no type', { token_hash: 'x' }, 400],
    ['an unknown type', { type: '__proto__', token_hash: 'x' }, 400],
    ['no token', { type: 'recovery' }, 400],
    ['an unknown token', { type: 'recovery', token_hash: 'x'.repeat(43) }, 403],
    ['a null character', { type: 'recovery', token_hash: '\u0000' }, 403],
  ])('refuses %s', async (_what, body, status) => {
    expect((await verify(body)).statusCode).toBe(status);
  });

  it('consumes nothing when a scanner asks for the head of a link', async () => {
    const { token_hash } = await aRecovery();
    const url = `/verify?type=recovery&token=${token_hash}`;

    expect((await service.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(200);
  });
});

describe('POST /resend', () => {
  const resend = (body: object) => unconfirmed.visitor.call(codes.resend, { body });

  it('mails a new link to who has not confirmed yet, and ends the old one', async () => {
    const email = anEmail();
    await unconfirmed.visitor.call(api.signUp, { body: { email, password: aPassword } });
    const first = await mailedToken(unconfirmed, email, 'signup');
    await sinceMail(unconfirmed, email, 60);

    expect((await resend({ type: 'signup', email })).json()).toEqual({});
    const second = await mailedToken(unconfirmed, email, 'signup');
    const stale = await verify({ type: 'signup', token_hash: first }, unconfirmed);
    expect(stale.statusCode).toBe(403);
    const confirmed = await verify({ type: 'signup', token_hash: second }, unconfirmed);
    expect(confirmed.json<api.AuthSession>().user.email_confirmed_at).toBeDefined();
  });

  it('mails an address once a minute, the link of the sign-up counted, and answers alike', async () => {
    const email = anEmail();
    await unconfirmed.visitor.call(api.signUp, { body: { email, password: aPassword } });
    const token_hash = await mailedToken(unconfirmed, email, 'signup');
    await sinceMail(unconfirmed, email, 50);
    const throttled = await resend({ type: 'signup', email });

    expect([throttled.statusCode, throttled.json()]).toEqual([200, {}]);
    expect(await mailsTo(email, unconfirmed)).toBe(1);
    await sinceMail(unconfirmed, email, 10);
    await Promise.all(Array.from({ length: 5 }, () => resend({ type: 'signup', email })));
    expect(await mailsTo(email, unconfirmed)).toBe(2);
    expect((await verify({ type: 'signup', token_hash }, unconfirmed)).statusCode).toBe(403);
  });

  it('mails nobody who has confirmed or is unknown, and answers alike', async () => {
    const [known, unknown] = [anEmail(), anEmail()];
    await unconfirmed.visitor.call(api.signUp, { body: { email: known, password: aPassword } });
    await unconfirmed.sql`update users set email_confirmed_at = now() where email = ${known}`;
    await sinceMail(unconfirmed, known, 60);

    expect((await resend({ type: 'signup', email: known })).json()).toEqual({});
    expect((await resend({ type: 'signup', email: unknown })).json()).toEqual({});
    expect(await mailsTo(known, unconfirmed)).toBe(1);
    expect(await mailsTo(unknown, unconfirmed)).toBe(0);
  });

  it.each([{}, { type: 'sms', email: 'ada@example.com' }, { type: 'signup' }])(
    'refuses %j',
    async (body) => {
      expect((await resend(body)).statusCode).toBe(400);
    },
  );
});
