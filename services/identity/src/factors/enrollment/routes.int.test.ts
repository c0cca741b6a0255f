import { randomUUID } from 'node:crypto';
import type { CallArgs } from '@sidework/chassis/testing/service';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { aPerson, type TestIdentity, testIdentity } from '../../../test/builders.ts';
import { codeNow } from '../../../test/second-factors.ts';
import { startSession } from '../../sessions/start-session.ts';

const service = testIdentity({
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: 2,
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: true,
});
const enrollingOff = testIdentity({
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: false,
  GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: false,
});
const verifyingOff = testIdentity({
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: false,
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED: false,
});
const unreachable = testIdentity({
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: true,
  GOTRUE_SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9',
});

type Person = Awaited<ReturnType<typeof aPerson>>;

/** Gives the status, code and text of an endpoint's refusal. */
async function refusal(person: Person, endpoint: Endpoint, args: CallArgs) {
  const reply = await person.caller.call(endpoint, args);
  const { code, message } = reply.json();
  return [reply.statusCode, code, message];
}

async function enrol(person: Person, body: Record<string, unknown> = {}) {
  const reply = await person.caller.call(api.enrollFactor, {
    body: { factor_type: 'totp', friendly_name: randomUUID(), ...body },
  });
  return reply.json<api.EnrolledFactor>();
}

async function challenge(person: Person, factorId: string) {
  const reply = await person.caller.call(api.challengeFactor, { params: { factorId }, body: {} });
  return reply.json<api.FactorChallengeView>();
}

/** Creates a person with a factor and an open challenge. */
async function aChallenged(of: TestIdentity = service) {
  const person = await aPerson(of);
  const factor = await enrol(person);
  const { id: challengeId } = await challenge(person, factor.id);
  const verify = (code: string, headers: Record<string, string> = {}) => ({
    params: { factorId: factor.id },
    body: { challenge_id: challengeId, code },
    headers,
  });
  const code = () => codeNow(of, factor.id, factor.totp?.secret ?? '');
  return { person, factor, challengeId, verify, code };
}

/** The person with aal2, from the session that they proved the factor in. */
async function anAssured() {
  const challenged = await aChallenged();
  const { person, verify, code } = challenged;
  const reply = await person.caller.call(api.verifyFactor, verify(await code()));
  const raised = reply.json<AuthSession>();
  return {
    ...challenged,
    lesser: person,
    person: { ...person, ...raised, caller: service.bearing(raised.access_token) },
  };
}

describe('POST /factors', () => {
  it.each<[string, Record<string, unknown>, number, string, string]>([
    ['of no kind', {}, 400, 'validation_failed', 'factor_type needs to be totp'],
    ['of codes', { factor_type: 'recovery_code' }, 400, 'validation_failed', 'factor_type needs'],
    ['without a number', { factor_type: 'phone' }, 400, 'validation_failed', 'Invalid phone'],
    ['of no number', { factor_type: 'phone', phone: '0' }, 400, 'validation_failed', 'Invalid'],
    [
      'of a name that is taken',
      { factor_type: 'webauthn', friendly_name: 'Mine' },
      422,
      'mfa_factor_name_conflict',
      'A factor with the friendly name "Mine" for this user already exists',
    ],
  ])('refuses a factor %s', async (_, body, ...expected) => {
    const person = await aPerson(service);
    await enrol(person, { friendly_name: 'Mine' });

    const [status, code, message] = await refusal(person, api.enrollFactor, { body });
    expect([status, code]).toEqual(expected.slice(0, 2));
    expect(message).toContain(expected[2]);
  });

  it('refuses more factors than are allowed', async () => {
    const person = await aPerson(service);
    for (const _ of [1, 2]) await enrol(person);

    const refused = await refusal(person, api.enrollFactor, { body: { factor_type: 'totp' } });
    expect(refused.slice(0, 2)).toEqual([422, 'too_many_enrolled_mfa_factors']);
  });

  it('forgets what was begun and left', async () => {
    const person = await aPerson(service);
    const left = await enrol(person, { friendly_name: 'Mine' });
    await service.sql`
      update factors set created_at = created_at - interval '6 minutes' where id = ${left.id}`;

    expect(await enrol(person, { friendly_name: 'Mine' })).toMatchObject({ type: 'totp' });
  });

  it.each(['totp', 'phone', 'webauthn'])('refuses %s where that is switched off', async (type) => {
    const body = { factor_type: type, phone: '4915112345678' };
    const refused = await refusal(await aPerson(enrollingOff), api.enrollFactor, { body });
    expect(refused.slice(0, 2)).toEqual([422, `mfa_${type}_enroll_not_enabled`]);
  });

  it('asks for aal2 once there is a verified factor, as the session is kept', async () => {
    const { person, factor } = await anAssured();
    await service.sql`update sessions set aal = 'aal1' where user_id = ${person.id}`;

    const refused = await refusal(person, api.enrollFactor, { body: { factor_type: 'totp' } });
    expect(refused).toEqual([403, 'insufficient_aal', 'AAL2 required to enroll a new factor']);
    const removed = await refusal(person, api.unenrollFactor, { params: { factorId: factor.id } });
    expect(removed).toEqual([422, 'insufficient_aal', 'AAL2 required to unenroll verified factor']);
  });

  it('keeps the secret sealed', async () => {
    const { id, totp } = await enrol(await aPerson(service));

    const [kept] = await service.sql<{ row: string; sealed_secret: string }[]>`
      select factors::text as row, sealed_secret from factors where id = ${id}`;
    expect(kept?.row).not.toContain(totp?.secret);
    expect(service.deps.seal.open(kept?.sealed_secret ?? '')).toBe(totp?.secret);
  });

  it('is for people, not for anonymous ones nor for applications', async () => {
    const [anonymous, person] = [await aPerson(service), await aPerson(service)];
    await service.sql`update users set is_anonymous = true where id = ${anonymous.id}`;
    const application = await service.deps.db.transaction((tx) =>
      startSession(service.deps, tx, person.id, {
        method: 'oauth_provider/authorization_code',
        source: { address: '127.0.0.1', userAgent: null },
        oauth: { clientId: randomUUID(), scope: 'openid' },
      }),
    );

    const body = { factor_type: 'totp' };
    expect(await refusal(anonymous, api.enrollFactor, { body })).toEqual([
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    ]);
    const caller = service.bearing(application.access_token);
    const [status] = await refusal({ ...person, caller }, api.enrollFactor, { body });
    expect([401, 403]).toContain(status);
  });
});

describe('a factor of somebody else', () => {
  it.each([
    [api.challengeFactor, {}],
    [api.verifyFactor, { challenge_id: randomUUID(), code: '123456' }],
    [api.unenrollFactor, undefined],
  ] as const)('is not found', async (endpoint, body) => {
    const { factor } = await aChallenged();
    const stranger = await aPerson(service);

    for (const [factorId, code] of [
      [factor.id, 'mfa_factor_not_found'],
      [randomUUID(), 'mfa_factor_not_found'],
      ['x', 'validation_failed'],
    ] as const) {
      const refused = await refusal(stranger, endpoint, { params: { factorId }, body });
      expect(refused.slice(0, 2)).toEqual([404, code]);
    }
  });
});

describe('POST /factors/:id/challenge', () => {
  it.each(['totp', 'phone', 'webauthn'])('refuses %s where that is switched off', async (type) => {
    const person = await aPerson(verifyingOff);
    const factor = await enrol(person, { factor_type: type, phone: '4915112345678' });

    const args = { params: { factorId: factor.id }, body: { code: '123456', channel: 'sms' } };
    const webauthn = { type: 'create', credential_response: {} };
    for (const refused of [
      await refusal(person, api.challengeFactor, args),
      await refusal(person, api.verifyFactor, { ...args, body: { code: '123456', webauthn } }),
    ])
      expect(refused.slice(0, 2)).toEqual([422, `mfa_${type}_verify_not_enabled`]);
  });

  it('sends one text message in a while, by a channel that there is', async () => {
    const person = await aPerson(service);
    const { id: factorId } = await enrol(person, { factor_type: 'phone', phone: '4915112345679' });

    const params = { factorId };
    expect(
      await refusal(person, api.challengeFactor, { params, body: { channel: 'pigeon' } }),
    ).toMatchObject([400, 'validation_failed', expect.stringContaining('Invalid channel')]);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        person.caller.call(api.challengeFactor, { params, body: {} }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await refusal(person, api.challengeFactor, { params, body: {} })).toMatchObject([
      429,
      'over_sms_send_rate_limit',
      expect.stringMatching(/only request this after \d+ seconds/),
    ]);
  });

  it('tells where the text message could not be sent, and lets one try again', async () => {
    const person = await aPerson(unreachable);
    const { id: factorId } = await enrol(person, { factor_type: 'phone', phone: '4915112345679' });

    for (const _ of [1, 2]) {
      const refused = await refusal(person, api.challengeFactor, {
        params: { factorId },
        body: {},
      });
      expect(refused.slice(0, 2)).toEqual([422, 'sms_send_failed']);
    }
  });

  it('is asked thirty times in five minutes at most', async () => {
    const { person, factor } = await aChallenged();
    const params = { factorId: factor.id };

    const replies = [];
    for (let each = 1; each <= 30; each += 1)
      replies.push(await person.caller.call(api.challengeFactor, { params, body: {} }));
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([
      429,
    ]);
  });
});

describe('POST /factors/:id/verify', () => {
  const mismatch = [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'];

  it('refuses an answer from another address than the challenge was asked from', async () => {
    const { person, verify, code } = await aChallenged();
    const args = verify(await code(), { 'x-forwarded-for': '192.0.2.7' });

    expect(await refusal(person, api.verifyFactor, args)).toEqual(mismatch);
  });

  it('refuses a challenge that was answered, one of another session, and an unknown one', async () => {
    const { person, lesser, factor, verify, code } = await anAssured();

    expect(await refusal(person, api.verifyFactor, verify(await code()))).toEqual(mismatch);
    const { id: challengeId } = await challenge(person, factor.id);
    await service.sql`
      update factor_challenges set session_id = ${randomUUID()} where id = ${challengeId}`;
    for (const challenge_id of [challengeId, randomUUID(), 'x', undefined])
      expect(
        await refusal(lesser, api.verifyFactor, {
          params: { factorId: factor.id },
          body: { challenge_id, code: '123456' },
        }),
      ).toEqual([
        422,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      ]);
  });

  it('refuses a challenge that is past its time', async () => {
    const { person, challengeId, verify, code } = await aChallenged();
    await service.sql`update factor_challenges set expires_at = now() where id = ${challengeId}`;

    const refused = await refusal(person, api.verifyFactor, verify(await code()));
    expect(refused.slice(0, 2)).toEqual([422, 'mfa_challenge_expired']);
  });

  it('ends a challenge at the fifth wrong code, and tries of a factor at the tenth', async () => {
    const { person, factor, verify, code } = await aChallenged();
    const another = await challenge(person, factor.id);
    const again = (given: string) => ({
      ...verify(given),
      body: { challenge_id: another.id, code: given },
    });

    for (const _ of 'abcde')
      expect(await refusal(person, api.verifyFactor, verify('12345'))).toEqual([
        422,
        'mfa_verification_failed',
        'Invalid TOTP code entered',
      ]);
    const ended = await refusal(person, api.verifyFactor, verify(await code()));
    expect(ended.slice(0, 2)).toEqual([422, 'mfa_challenge_expired']);
    for (const _ of 'abcde') await refusal(person, api.verifyFactor, again('12345'));
    const { id: challenge_id } = await challenge(person, factor.id);
    const limited = await refusal(person, api.verifyFactor, {
      ...verify(''),
      body: { challenge_id, code: await code() },
    });
    expect(limited.slice(0, 2)).toEqual([429, 'over_request_rate_limit']);
  });

  it('forgets wrong codes at a right one', async () => {
    const { person, factor, verify, code } = await aChallenged();
    for (const _ of 'abcd') await refusal(person, api.verifyFactor, verify('12345'));

    const reply = await person.caller.call(api.verifyFactor, verify(await code()));
    expect(reply.statusCode).toBe(200);
    const account = service.deps.seal.digest('tries of a factor', factor.id);
    expect(
      await service.sql`select 1 from password_attempts where account = ${account}`,
    ).toHaveLength(0);
  });

  it('completes no enrolment from a session that proves less than its owner can by now', async () => {
    const person = await aPerson(service);
    const planted = await enrol(person, { factor_type: 'webauthn' });
    const factor = await enrol(person);
    const { id: challenge_id } = await challenge(person, factor.id);
    const code = await codeNow(service, factor.id, factor.totp?.secret ?? '');
    const params = { factorId: factor.id };
    await person.caller.call(api.verifyFactor, { params, body: { challenge_id, code } });
    await service.sql`update sessions set aal = 'aal1' where user_id = ${person.id}`;

    const refused = await refusal(person, api.challengeFactor, {
      params: { factorId: planted.id },
      body: {},
    });
    expect(refused.slice(0, 2)).toEqual([403, 'insufficient_aal']);
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'WebAuthn config required'],
    [{ webauthn: {} }, 'WebAuthn type must be create or request'],
    [{ webauthn: { type: 'create' } }, 'credential_response required'],
  ])('refuses %j of a key', async (body, message) => {
    const person = await aPerson(service);
    const { id: factorId } = await enrol(person, { factor_type: 'webauthn' });

    const refused = await refusal(person, api.verifyFactor, { params: { factorId }, body });
    expect(refused).toEqual([400, 'validation_failed', message]);
  });

  it('refuses no code at all', async () => {
    const { person, verify } = await aChallenged();

    const refused = await refusal(person, api.verifyFactor, verify(''));
    expect(refused).toEqual([400, 'validation_failed', 'Code needs to be non-empty']);
  });
});
