import { describe, expect, it } from 'vitest';
import { testIdentity } from '../builders.ts';
import { aMember } from '../clients.ts';
import { anAssuredClient, anotherClient, codeNow } from '../second-factors.ts';

const service = testIdentity();
const switchedOff = testIdentity({
  GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED: false,
  GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED: false,
});

/** Creates a person with an authenticator app and ten recovery codes. */
async function aPreparedClient() {
  const person = await anAssuredClient(service);
  const { data, error } = await person.client.mfa.recoveryCodes.generate();
  if (error) throw error;
  const [code = ''] = data.codes;
  return { ...person, codes: data.codes, code, codesId: data.id };
}

describe('recovery codes, by the client library', () => {
  it('are ten, shown once, and of which only digests are kept', async () => {
    const { client } = await anAssuredClient(service);

    const { data, error } = await client.mfa.recoveryCodes.generate({ friendlyName: 'In my safe' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'In my safe', total: 10 });
    expect(new Set(data?.codes).size).toBe(10);
    for (const code of data?.codes ?? []) expect(code).toMatch(/^[a-z2-7]{16}$/);
    const status = await client.mfa.recoveryCodes.getStatus();
    expect(status.data).toEqual({ id: data?.id, type: 'recovery_code', total: 10, remaining: 10 });
    const kept = await service.sql<{ all: string }[]>`
      select string_agg(recovery_codes::text, ' ') as all from recovery_codes
      where factor_id = ${data?.id ?? ''}`;
    for (const code of data?.codes ?? []) expect(kept[0]?.all).not.toContain(code);
    expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id }]);
  });

  it('let their owner in once each, however they are typed [AUTH-34]', async () => {
    const { email, code } = await aPreparedClient();
    const { client } = await anotherClient(service, email);
    const typed = (code.match(/.{4}/g) ?? []).join(' - ').toUpperCase();

    const first = await client.mfa.recoveryCodes.verify({ code: typed });
    expect(first.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    const second = await client.mfa.recoveryCodes.verify({ code });
    expect(second.error).toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
      message: 'Invalid recovery code entered',
    });
  });

  it('let one in of twenty who use one at the same time', async () => {
    const { email, code } = await aPreparedClient();
    const { client } = await anotherClient(service, email);
    // Attempts are deleted all the time, so that the limit of five tries does not hide what is tested.
    const room = setInterval(() => void service.sql`delete from password_attempts`.execute(), 5);

    const tries = await Promise.all(
      Array.from({ length: 20 }, () => client.mfa.recoveryCodes.verify({ code })),
    );
    clearInterval(room);
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
  });

  it('are locked after five wrong ones, also for a right one', async () => {
    const { email, code, client: assured, codes } = await aPreparedClient();
    const { client } = await anotherClient(service, email);

    const wrong = [];
    for (const letter of 'abcde')
      wrong.push(await client.mfa.recoveryCodes.verify({ code: letter.repeat(16) }));
    expect(new Set(wrong.map(({ error }) => error?.code))).toEqual(
      new Set(['mfa_verification_failed']),
    );
    const locked = await client.mfa.recoveryCodes.verify({ code });
    expect(locked.error).toMatchObject({ code: 'mfa_recovery_codes_locked', status: 429 });

    const renewed = await assured.mfa.recoveryCodes.regenerate();
    expect(renewed.data?.codes.some((each) => codes.includes(each))).toBe(false);
    const [fresh = ''] = renewed.data?.codes ?? [];
    expect((await client.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await client.mfa.recoveryCodes.verify({ code: fresh })).error).toBeNull();
  });

  it('end with what they stand in for, and not before', async () => {
    const { client, factorId, codesId } = await aPreparedClient();

    const refused = await client.mfa.unenroll({ factorId });
    expect(refused.error).toMatchObject({ code: 'mfa_recovery_codes_sole_factor', status: 422 });
    const wrongPath = await client.mfa.unenroll({ factorId: codesId });
    expect(wrongPath.error).toMatchObject({ code: 'validation_failed', status: 422 });
    const removed = await client.mfa.recoveryCodes.unenroll();
    expect(removed).toEqual({ data: { id: codesId }, error: null });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('lower the session that rests on one of them when they are removed', async () => {
    const { email, code } = await aPreparedClient();
    const { client } = await anotherClient(service, email);
    await client.mfa.recoveryCodes.verify({ code });

    await client.mfa.recoveryCodes.unenroll();
    await client.refreshSession();
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('are made from aal2, once, and beside a factor that can be used', async () => {
    const { client, email, factorId, secret } = await aPreparedClient();
    const lesser = (await anotherClient(service, email)).client.mfa.recoveryCodes;
    const beginner = (await aMember(service)).client.mfa.recoveryCodes;

    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'mfa_verified_factor_exists',
      status: 422,
    });
    for (const { error } of [
      await lesser.generate(),
      await lesser.regenerate(),
      await lesser.unenroll(),
      await beginner.generate(),
    ])
      expect(error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    expect((await beginner.getStatus()).error).toMatchObject({
      code: 'mfa_factor_not_found',
      status: 404,
    });
    expect((await beginner.verify({ code: 'a' })).error?.code).toBe('mfa_verification_failed');
    expect((await lesser.verify({ code: ' - ' })).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
    const code = await codeNow(service, factorId, secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  });

  it('are neither made nor taken where that is switched off', async () => {
    const { client } = await anAssuredClient(switchedOff);

    for (const { error } of [
      await client.mfa.recoveryCodes.generate(),
      await client.mfa.recoveryCodes.regenerate(),
    ])
      expect(error).toMatchObject({ code: 'mfa_recovery_codes_enroll_not_enabled', status: 422 });
    expect((await client.mfa.recoveryCodes.verify({ code: 'a' })).error).toMatchObject({
      code: 'mfa_recovery_codes_verify_not_enabled',
      status: 422,
    });
  });
});
