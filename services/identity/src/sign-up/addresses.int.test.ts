import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPassword, mailedToken, testIdentity } from '../../test/builders.ts';
import { cheapCost, hash } from '../passwords/hash.ts';

const service = testIdentity();
const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });

const post = (url: string, payload: object, at = service) =>
  at.app.inject({ method: 'POST', url, payload });
const signIn = (email: string, password = aPassword, at = service) =>
  post('/token?grant_type=password', { email, password }, at);

const own = () => randomUUID().slice(0, 8);

describe('an address of the kinds that people have', () => {
  it.each([
    ['Field.Case+Plus@A.Example.COM', 'field.case+plus@a.example.com'],
    [' spaced@b.example.com ', 'spaced@b.example.com'],
    ["o'brien@c.example.com", "o'brien@c.example.com"],
    ['tom&sue@d.example.com', 'tom&sue@d.example.com'],
    ['a/b=c@e.example.com', 'a/b=c@e.example.com'],
    ['info@müller.example', 'info@müller.example'],
    ['more@xn--mller-kva.example', 'more@müller.example'],
  ])('%s signs up, is mailed at and signs in', async (typed, kept) => {
    const signedUp = await post('/signup', { email: typed, password: aPassword }, unconfirmed);
    expect([signedUp.statusCode, signedUp.json().email]).toEqual([200, kept]);
    const token_hash = await mailedToken(unconfirmed, kept, 'signup');
    const verified = await post('/verify', { type: 'signup', token_hash }, unconfirmed);
    expect(verified.statusCode).toBe(200);
    expect((await signIn(typed, aPassword, unconfirmed)).json().user.email).toBe(kept);
  });

  it('is one, in its own letters and in ASCII, in capitals and not', async () => {
    const name = own();
    const first = await post('/signup', { email: `${name}@müller.example`, password: aPassword });
    expect(first.statusCode).toBe(200);
    for (const domain of ['xn--mller-kva.example', 'MÜLLER.example', 'mu\u0308ller.example']) {
      const email = `${name}@${domain}`;
      expect((await post('/signup', { email, password: aPassword })).statusCode).toBe(422);
      expect((await signIn(email)).statusCode).toBe(200);
    }
  });
});

describe('a password in two Unicode forms', () => {
  const nfc = 'Cr\u00e8me-br\u00fbl\u00e9e-f\u00fcr-Zo\u00eb-77';
  const nfd = nfc.normalize('NFD');

  it.each([
    [nfc, nfd],
    [nfd, nfc],
  ])('signs in by either', async (chosen, typed) => {
    const email = `${own()}@example.com`;
    await post('/signup', { email, password: chosen });
    expect((await signIn(email, typed)).statusCode).toBe(200);
    expect((await signIn(email, chosen)).statusCode).toBe(200);
  });

  it('opens an account of before by the form of then, and by both from then on', async () => {
    const email = `${own()}@example.com`;
    await post('/signup', { email, password: nfd });
    const old = await hash(nfd, service.deps.config.PASSWORD_PEPPER, cheapCost);
    await service.sql`update users set password_hash = ${old} where email = ${email}`;

    expect((await signIn(email, nfc)).statusCode).toBe(400);
    expect((await signIn(email, nfd)).statusCode).toBe(200);
    expect((await signIn(email, nfc)).statusCode).toBe(200);
  });
});
