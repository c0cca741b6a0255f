import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, sinceMail, testIdentity } from '../../../test/builders.ts';

const service = testIdentity();

const post = (url: string, payload: object, cookie = '') =>
  service.app.inject({ method: 'POST', url, payload, headers: { ...(cookie && { cookie }) } });

/** Creates a person with a mailed code and the cookie of a known browser. */
async function aPersonWithCookie() {
  const person = await aPerson(service);
  const { email } = person;
  const signedIn = await post('/token?grant_type=password', { email, password: aPassword });
  const { name, value } = parseSetCookie(String(signedIn.headers['set-cookie']));
  return { ...person, cookie: `${name}=${value}` };
}

async function mailedCode(email: string) {
  await sinceMail(service, email, 61);
  await post('/otp', { email, create_user: false });
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${email} order by id desc limit 1`;
  return /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

const verify = async (email: string, token: string, cookie?: string) => {
  const reply = await post('/verify', { type: 'email', email, token }, cookie);
  return reply.json().error_code ?? reply.json().code ?? reply.statusCode;
};

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function guess(email: string, code: string, times: number, cookie?: string) {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push(await verify(email, wrongFor(code), cookie));
  return answers;
}

describe('wrong codes of an account', () => {
  it('are looked at ten times in an hour, over all the codes that it is sent', async () => {
    const { email, cookie } = await aPersonWithCookie();
    await guess(email, await mailedCode(email), 5);
    await guess(email, await mailedCode(email), 5);
    const code = await mailedCode(email);

    expect(await verify(email, code)).toBe('otp_expired');
    expect(await guess(email, code, 5, cookie)).toEqual(Array(5).fill('otp_expired'));
    expect(await verify(email, code, cookie)).toBe('otp_expired');
    await service.sql`update password_attempts set at = at - interval '1 hour'`;
    expect(await verify(email, code)).toBe(200);
  });

  it('that strangers type end nothing on a known device', async () => {
    const { email, cookie } = await aPersonWithCookie();
    const code = await mailedCode(email);
    await guess(email, code, 12);

    expect(await verify(email, code)).toBe('otp_expired');
    expect(await verify(email, code, `${cookie}x`)).toBe('otp_expired');
    expect(await verify(email, wrongFor(code), cookie)).toBe('otp_expired');
    expect(await verify(email, code, cookie)).toBe(200);
  });

  it('are not counted where no code waits', async () => {
    const { email } = await aPersonWithCookie();
    await guess(email, '', 12);

    expect(await verify(email, await mailedCode(email))).toBe(200);
  });
});
