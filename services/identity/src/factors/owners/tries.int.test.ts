import { randomUUID } from 'node:crypto';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, testIdentity } from '../../../test/builders.ts';
import { aPhone } from '../../../test/clients.ts';
import { codeNow } from '../../../test/second-factors.ts';

const service = testIdentity({ GOTRUE_MFA_PHONE_VERIFY_ENABLED: true });

/** A browser that has signed in by the password; with what it was left there before, where it was. */
async function signedIn(email: string, before = '') {
  const reply = await service.app.inject({
    method: 'POST',
    url: '/token?grant_type=password',
    payload: { email, password: aPassword },
    headers: { ...(before && { cookie: before }) },
  });
  const { name, value } = parseSetCookie(String(reply.headers['set-cookie']));
  const { access_token } = reply.json<AuthSession>();
  return { caller: service.bearing(access_token), headers: { cookie: `${name}=${value}` } };
}
type Browser = Awaited<ReturnType<typeof signedIn>>;

async function asked({ caller, headers }: Browser, factorId: string) {
  const args = { params: { factorId }, body: {}, headers };
  return (await caller.call(api.challengeFactor, args)).json<api.FactorChallengeView>().id;
}

async function answer(browser: Browser, factorId: string, code: string, challengeId?: string) {
  const challenge_id = challengeId ?? (await asked(browser, factorId));
  const reply = await browser.caller.call(api.verifyFactor, {
    params: { factorId },
    headers: browser.headers,
    body: { challenge_id, code },
  });
  return reply.json().code ?? reply.statusCode;
}

async function recover({ caller, headers }: Browser, code: string) {
  const reply = await caller.call(api.verifyRecoveryCode, { body: { code }, headers });
  return reply.json().code ?? reply.statusCode;
}

/** Gives them a number as well, as a second factor that they have shown. */
async function addNumber(email: string): Promise<string> {
  const id = randomUUID();
  await service.sql`
    insert into factors (id, user_id, factor_type, status, phone, friendly_name, created_at, updated_at)
    select ${id}, id, 'phone', 'verified', ${aPhone()}, 'My phone', now(), now()
    from users where email = ${email}`;
  return id;
}

/** Asks for a text message as if none had been sent a moment ago. */
async function text({ caller, headers }: Browser, factorId: string) {
  await service.sql`update factors set last_challenged_at = null where id = ${factorId}`;
  const args = { params: { factorId }, body: {}, headers };
  const reply = await caller.call(api.challengeFactor, args);
  return reply.json().code ?? reply.statusCode;
}

/** An owner who showed a factor in one browser, with the code that it shows now and one that recovers. */
async function anOwner() {
  const { email } = await aPerson(service);
  const browser = await signedIn(email);
  const body = { factor_type: 'totp', friendly_name: randomUUID() };
  const enrolled = await browser.caller.call(api.enrollFactor, { body, headers: browser.headers });
  const { id: factorId, totp } = enrolled.json<api.EnrolledFactor>();
  const codeOf = () => codeNow(service, factorId, totp?.secret ?? '');
  const challenge_id = await asked(browser, factorId);
  const verified = await browser.caller.call(api.verifyFactor, {
    params: { factorId },
    headers: browser.headers,
    body: { challenge_id, code: await codeOf() },
  });
  const caller = service.bearing(verified.json<AuthSession>().access_token);
  const made = await caller.call(api.generateRecoveryCodes, { body: {} });
  const [recovery = ''] = made.json<api.MadeRecoveryCodes>().codes;
  return { email, factorId, codeOf, recovery, cookie: browser.headers.cookie };
}

const inRow = async (times: number, attempt: () => Promise<unknown>) => {
  const answers: unknown[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await attempt());
  return answers;
};

describe('whoever has merely the password', () => {
  it('uses no try up with challenges that are not open in their session', async () => {
    const { email, factorId, codeOf } = await anOwner();
    const [owner, thief] = [await signedIn(email), await signedIn(email)];
    const theirs = await asked(owner, factorId);
    for (const challengeId of [randomUUID(), theirs])
      expect(await inRow(8, () => answer(thief, factorId, '000000', challengeId))).toEqual(
        Array(8).fill('mfa_factor_not_found'),
      );
    expect(await answer(owner, factorId, await codeOf(), theirs)).toBe(200);
  });

  it('asks for so many challenges that the owner can still ask', async () => {
    const { email, factorId, codeOf } = await anOwner();
    const [owner, thief] = [await signedIn(email), await signedIn(email)];
    await inRow(31, () => asked(thief, factorId));
    expect(await answer(owner, factorId, await codeOf())).toBe(200);
  });

  it('keeps the owner out of no browser that showed the factor before', async () => {
    const { email, factorId, codeOf, cookie } = await anOwner();
    const [owner, thief] = [await signedIn(email, cookie), await signedIn(email)];
    const wrong = await inRow(11, () => answer(thief, factorId, '000000'));
    expect(wrong).toEqual([
      ...Array(10).fill('mfa_verification_failed'),
      'over_request_rate_limit',
    ]);
    // A browser that saw the password alone is as good as any other.
    expect(await answer(await signedIn(email), factorId, await codeOf())).toBe(
      'over_request_rate_limit',
    );
    expect(await answer(owner, factorId, await codeOf())).toBe(200);
  });

  it('keeps the owner from no recovery code there', async () => {
    const { email, recovery, cookie } = await anOwner();
    const [owner, thief] = [await signedIn(email, cookie), await signedIn(email)];
    const wrong = await inRow(6, () => recover(thief, 'a'.repeat(16)));
    expect(wrong).toEqual([
      ...Array(5).fill('mfa_verification_failed'),
      'mfa_recovery_codes_locked',
    ]);
    expect(await recover(thief, recovery)).toBe('mfa_recovery_codes_locked');
    expect(await recover(owner, recovery)).toBe(200);
  });

  it('leaves the owner five tries in a browser that showed the second step', async () => {
    const { email, factorId, codeOf, cookie } = await anOwner();
    const [owner, thief] = [await signedIn(email, cookie), await signedIn(email)];
    await inRow(10, () => answer(thief, factorId, '000000'));
    expect(await inRow(5, () => answer(owner, factorId, '000000'))).toEqual(
      Array(5).fill('mfa_verification_failed'),
    );
    expect(await answer(owner, factorId, await codeOf())).toBe('over_request_rate_limit');
  });

  it('keeps the owner from no text message there', async () => {
    const { email, cookie } = await anOwner();
    const factorId = await addNumber(email);
    const [owner, thief] = [await signedIn(email, cookie), await signedIn(email)];
    const none = 'over_sms_send_rate_limit';
    expect(await inRow(6, () => text(thief, factorId))).toEqual([...Array(5).fill(200), none]);
    // A browser that saw the password alone is as good as any other.
    expect(await text(await signedIn(email), factorId)).toBe(none);
    expect(await inRow(4, () => text(owner, factorId))).toEqual([200, 200, 200, none]);
  });
});
