import * as api from '@sidework/contracts/identity/accounts/auth';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, it } from 'vitest';
import {
  anEmail,
  aPassword,
  aPerson,
  inEvenTime,
  mailedToken,
  sinceMail,
  testIdentity,
} from '../../../test/builders.ts';

const service = testIdentity();
const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });

const recover = (email: string) => service.visitor.call(codes.recover, { body: { email } });
const verify = (body: object, at = service) => at.visitor.call(codes.verify, { body });

const mailsTo = async (email: string, at = service) => {
  const [{ count } = { count: -1 }] = await at.sql<{ count: number }[]>`
    select count(*)::int as count from mail_queue where recipient = ${email}`;
  return count;
};

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
