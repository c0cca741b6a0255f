import { randomUUID } from 'node:crypto';
import { updateFactorOfUser } from '@sidework/contracts/identity/administration/auth-admin';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import * as passkeys from '@sidework/contracts/identity/passkeys/auth-passkeys';
import { describe, expect, it } from 'vitest';
import { aPerson, setUpBy, testIdentity } from '../../../test/builders.ts';
import { aPhone } from '../../../test/clients.ts';
import { anApplication } from '../../../test/oauth-applications.ts';
import { aProgram } from '../../../test/programs.ts';
import { anAssuredClient } from '../../../test/second-factors.ts';

const tested = aPhone();
const service = testIdentity({
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: 1000,
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: true,
  GOTRUE_SMS_TEST_OTP: { [tested]: '123456' },
});
type Person = Awaited<ReturnType<typeof aPerson>>;

async function statusOfEnrolling({ caller }: Person, body: Record<string, unknown> = {}) {
  const reply = await caller.call(api.enrollFactor, {
    body: { factor_type: 'totp', friendly_name: randomUUID(), ...body },
  });
  return [reply.statusCode, reply.json().code];
}

/** Enrols the number again and has a code sent there. */
async function text(person: Person, phone: string) {
  const body = { factor_type: 'phone', friendly_name: randomUUID(), phone };
  const enrolled = await person.caller.call(api.enrollFactor, { body });
  const params = { factorId: enrolled.json<api.EnrolledFactor>().id };
  const reply = await person.caller.call(api.challengeFactor, { params, body: {} });
  return reply.json().code ?? 'sent';
}

const five = Array<string>(5).fill('sent');
const tooMany = 'over_sms_send_rate_limit';

describe('text messages of factors that are enrolled again and again', () => {
  it('are few to one number, whoever claims it', async () => {
    const phone = aPhone();
    const answers = [];
    for (const _ of '123456') answers.push(await text(await aPerson(service), phone));
    expect(answers).toEqual([...five, tooMany]);
  });

  it('are few of one person, whatever number they claim', async () => {
    const person = await aPerson(service);
    const answers = [];
    for (const _ of '123456') answers.push(await text(person, aPhone()));
    expect(answers).toEqual([...five, tooMany]);
  });

  it('are not kept from who has shown the number to be theirs', async () => {
    const [owner, phone] = [await aPerson(service), aPhone()];
    await service.sql`
      insert into factors (id, user_id, factor_type, status, phone, created_at, updated_at)
      values (${owner.id}, ${owner.id}, 'phone', 'verified', ${phone}, now(), now())`;
    for (const _ of '123456') await text(await aPerson(service), phone);

    const args = { params: { factorId: owner.id }, body: {} };
    expect((await owner.caller.call(api.challengeFactor, args)).statusCode).toBe(200);
  });

  it('are not counted where none goes out', async () => {
    const person = await aPerson(service);
    const answers = [];
    for (const _ of '123456') answers.push(await text(person, tested));
    expect(answers).not.toContain(tooMany);
  });
});

describe('what a factor may be called', () => {
  it.each(['half of a pair \ud800', 'null \0'])('is text that can be kept: %j', async (odd) => {
    const person = await aPerson(service);
    const bad = [400, 'validation_failed'];
    expect(await statusOfEnrolling(person, { friendly_name: odd })).toEqual(bad);
    expect(await statusOfEnrolling(person, { issuer: odd })).toEqual(bad);
    const renamed = await person.caller.call(passkeys.renamePasskey, {
      params: { passkeyId: randomUUID() },
      body: { friendly_name: odd },
    });
    expect([renamed.statusCode, renamed.json().code]).toEqual(bad);
  });
});

describe('enrolments of one person', () => {
  it('are sixty in an hour at most', async () => {
    const person = await aPerson(service);
    const answers = [];
    for (let each = 0; each <= 60; each += 1)
      answers.push(await statusOfEnrolling(person, { factor_type: 'webauthn' }));
    expect(answers.at(59)).toEqual([200, undefined]);
    expect(answers.at(60)).toEqual([429, 'over_request_rate_limit']);
  });
});

describe('a second factor that is shown', () => {
  it('ends no session of an application', async () => {
    const person = await aPerson(service);
    const application = await anApplication(service);
    const tokens = await application.tokensOf(person.access_token);
    const enrolled = await person.caller.call(api.enrollFactor, {
      body: { factor_type: 'phone', phone: tested },
    });
    const params = { factorId: enrolled.json<api.EnrolledFactor>().id };
    const asked = await person.caller.call(api.challengeFactor, { params, body: {} });
    const body = { challenge_id: asked.json<api.FactorChallengeView>().id, code: '123456' };
    const verified = await person.caller.call(api.verifyFactor, { params, body });

    expect(verified.statusCode).toBe(200);
    expect((await application.refresh(tokens.refresh_token)).statusCode).toBe(200);
  });
});

describe('a session whose factor is removed from it', () => {
  it.each([
    ['goes on', [], 1],
    ['ends, where it is of staff', ['admin'], 0],
  ])('%s', async (_, roles, standing) => {
    const { client, id, factorId } = await anAssuredClient(service);
    const { data } = await client.getSession();
    await setUpBy(service, data.session?.access_token);
    for (const role of roles)
      await service.sql`
        insert into user_roles (user_id, role, created_at) values (${id}, ${role}, now())`;
    await client.refreshSession();

    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    const left = await service.sql`
      select from sessions where user_id = ${id} and revoked_at is null`;
    expect(left).toHaveLength(standing);
  });
});

describe('a number', () => {
  it('is a verified factor once, also where an administrator gives it', async () => {
    const person = await aPerson(service);
    const [one, other] = [aPhone(), aPhone()];
    for (const phone of [one, other])
      await service.sql`
        insert into factors (id, user_id, factor_type, status, phone, friendly_name, created_at, updated_at)
        values (${randomUUID()}, ${person.id}, 'phone', 'verified', ${phone}, ${phone}, now(), now())`;
    const [factor] = await service.sql<{ id: string }[]>`
      select id from factors where phone = ${other}`;

    const program = await aProgram(service);
    const reply = await program.call(updateFactorOfUser, {
      params: { userId: person.id, factorId: factor?.id ?? '' },
      body: { phone: one },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'mfa_verified_factor_exists']);
  });
});
