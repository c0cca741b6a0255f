import { describe, expect, it, vi } from 'vitest';
import { anEmail, aPassword, inEvenTime, sinceMail, testIdentity } from '../../../test/builders.ts';

const service = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });
const closed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false, GOTRUE_DISABLE_SIGNUP: true });
const takingAsGiven = testIdentity();

const post = (url: string, payload: object, at = service) =>
  at.app.inject({ method: 'POST', url, payload });

async function aKnown(isConfirmed: boolean) {
  const email = anEmail();
  await post('/signup', { email, password: aPassword });
  if (isConfirmed)
    await service.sql`update users set email_confirmed_at = now() where email = ${email}`;
  await sinceMail(service, email, 3600);
  return email;
}

const asked: [string, string, object][] = [
  ['a sign-up', '/signup', { password: aPassword, data: { full_name: 'Ada' } }],
  ['a code', '/otp', {}],
  ['a code for who has an account', '/otp', { create_user: false }],
  ['a magic link', '/magiclink', {}],
  ['a magic link for who has an account', '/magiclink', { create_user: false }],
  ['a recovery', '/recover', {}],
  ['another mail', '/resend', { type: 'signup' }],
];

/** Types instead of values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
};

async function answer(url: string, body: object, email: string) {
  const { passwords } = service.deps;
  const work = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches')];
  const { given, ms } = await inEvenTime(service, () => post(url, { ...body, email }));
  const hashed = work.map(({ mock }) => mock.calls.length);
  for (const spy of work) spy.mockRestore();
  const { date: _d, 'x-request-id': _r, 'content-length': _l, ...headers } = given.headers;
  return { ms, told: { status: given.statusCode, body: shapeOf(given.json()), headers, hashed } };
}

describe('where addresses are confirmed by mail', () => {
  it.each(asked)('%s does not tell who has an account', async (_, url, body) => {
    const unknown = await answer(url, body, anEmail());
    const known = await answer(url, body, await aKnown(true));
    const waiting = await answer(url, body, await aKnown(false));

    expect(unknown.told.status).toBe(200);
    expect(known.told).toEqual(unknown.told);
    expect(waiting.told).toEqual(unknown.told);
    // The time is the same because all are kept back longer than the work takes.
    for (const { ms } of [unknown, known, waiting]) expect(ms).toBeGreaterThanOrEqual(145);
  });

  it('a code makes no account where the client asks not to, nor in a closed house', async () => {
    const emails = [anEmail(), anEmail()] as const;
    await post('/otp', { email: emails[0], create_user: false });
    expect((await post('/otp', { email: emails[1] }, closed)).statusCode).toBe(200);

    for (const [at, email] of [[service, emails[0]] as const, [closed, emails[1]] as const]) {
      expect(await at.sql`select 1 from users where email = ${email}`).toHaveLength(0);
      expect(await at.sql`select 1 from mail_queue where recipient = ${email}`).toHaveLength(0);
    }
  });
});

it('where they are taken as given GoTrue says what it says', async () => {
  const refused = await post('/otp', { email: anEmail(), create_user: false }, takingAsGiven);
  expect([refused.statusCode, refused.json().code ?? refused.json().error_code]).toEqual([
    422,
    'otp_disabled',
  ]);
});
