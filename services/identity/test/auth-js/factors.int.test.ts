import { signOut } from '@sidework/contracts/identity/accounts/auth';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../builders.ts';
import { aMember, aPhone, clientOf } from '../clients.ts';
import {
  anAssuredClient,
  anotherClient,
  answerByKey,
  codeNow,
  enrolKey,
} from '../second-factors.ts';
import { softwareAuthenticator } from '../software-authenticator.ts';

const service = testIdentity({
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: true,
  GOTRUE_MFA_PHONE_MAX_FREQUENCY: 0,
});

/** The code in the newest text message to `phone`. */
async function textedCode(phone: string): Promise<string> {
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${`${phone}@sms.sidework.local`}
    order by id desc limit 1`;
  return /\d{6}/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

describe('an authenticator app, by the client library', () => {
  it('is enrolled with a secret, an address and a picture [AUTH-45]', async () => {
    const { client, email } = await aMember(service);

    const { data, error } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My app',
      issuer: 'Sidework',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My app' });
    const { secret = '', uri = '', qr_code = '' } = data?.totp ?? {};
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`totp/Sidework:${email}`);
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]+<\/svg>$/);
  });

  it('is challenged, verified, and raises the session to aal2 [AUTH-34] [AUTH-46] [AUTH-47]', async () => {
    const { client, session } = await aMember(service);
    const enrolled = await client.mfa.enroll({ factorType: 'totp' });
    const factorId = enrolled.data?.id ?? '';
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));

    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const { data, error } = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: await codeNow(service, factorId, enrolled.data?.totp.secret ?? ''),
    });

    expect(error).toBeNull();
    expect(data?.user).toMatchObject({ factors: [{ id: factorId, status: 'verified' }] });
    expect(data?.refresh_token).not.toBe(session.refresh_token);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
  });

  it('keeps aal2 and how it came about over renewals [AUTH-34]', async () => {
    const { client } = await anAssuredClient(service);

    for (const _ of [1, 2]) expect((await client.refreshSession()).error).toBeNull();
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
    expect(data?.currentAuthenticationMethods).toHaveLength(2);
  });

  it('says at a new sign-in that more is to be shown, and lists the factor [AUTH-34] [AUTH-35]', async () => {
    const { email, factorId } = await anAssuredClient(service);
    const { client, session } = await anotherClient(service, email);

    const level = await client.mfa.getAuthenticatorAssuranceLevel(session.access_token);
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(data?.all).toHaveLength(1);
  });

  it('ends the sessions that show less, and the refresh token from before it', async () => {
    const { client, email, factorId, secret } = await anAssuredClient(service);
    const lesser = await anotherClient(service, email);
    const raised = await anotherClient(service, email);
    const before = raised.session;
    const code = await codeNow(service, factorId, secret);
    await raised.client.mfa.challengeAndVerify({ factorId, code });

    expect((await lesser.client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
    const replayed = await (await clientOf(service)).refreshSession({
      refresh_token: before.refresh_token,
    });
    expect(replayed.error?.code).toBe('refresh_token_already_used');
  });

  it('is asked for before anything but itself: the password alone opens no more [AUTH-34]', async () => {
    const { client, email, factorId, secret } = await anAssuredClient(service);
    const half = await anotherClient(service, email);
    const token = half.session.access_token;
    const closed = { statusCode: 403, code: 'insufficient_aal' };
    const askedBy = async (bearer: string) => {
      const reply = await service.bearing(bearer).call(getOwnProfile);
      return { statusCode: reply.statusCode, code: reply.json().code };
    };

    expect(await askedBy(token)).toEqual(closed);
    const query = { scope: 'others' };
    expect((await service.bearing(token).call(signOut, { query })).statusCode).toBe(403);
    expect((await half.client.getUser()).data.user?.email).toBe(email);
    const written = await half.client.updateUser({ data: { full_name: 'Mallory' } });
    expect([written.error?.status, written.error?.code]).toEqual([401, 'insufficient_aal']);
    expect((await client.getUser()).data.user?.user_metadata.full_name).not.toBe('Mallory');
    const renewed = await half.client.refreshSession();
    expect(await askedBy(String(renewed.data.session?.access_token))).toEqual(closed);

    const code = await codeNow(service, factorId, secret);
    const { data } = await half.client.mfa.challengeAndVerify({ factorId, code });
    expect(await askedBy(String(data?.access_token))).toMatchObject({ statusCode: 200 });
    expect((await client.getUser()).error).toBeNull();
  });

  it('takes a code once, however many try it at the same time', async () => {
    const { email, factorId, secret } = await anAssuredClient(service);
    const { client } = await anotherClient(service, email);
    const code = await codeNow(service, factorId, secret);

    const tries = await Promise.all(
      Array.from({ length: 5 }, () => client.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    const late = await client.mfa.challengeAndVerify({ factorId, code });
    expect(late.error).toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
      message: 'Invalid TOTP code entered',
    });
  });

  it('is removed, which lowers the session to aal1 and ends the others that rest on it [AUTH-48]', async () => {
    const { client, email, factorId, secret } = await anAssuredClient(service);
    const other = await anotherClient(service, email);
    const code = await codeNow(service, factorId, secret);
    await other.client.mfa.challengeAndVerify({ factorId, code });

    const { data, error } = await client.mfa.unenroll({ factorId });
    expect({ data, error }).toEqual({ data: { id: factorId }, error: null });
    expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError');
    await client.refreshSession();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });
});

describe('a phone, by the client library', () => {
  it('is sent a code that raises the session to aal2 [AUTH-45] [AUTH-46] [AUTH-47] [AUTH-48]', async () => {
    const { client } = await aMember(service);
    const phone = aPhone();

    const { data: factor } = await client.mfa.enroll({ factorType: 'phone', phone: `+${phone}` });
    expect(factor).toMatchObject({ type: 'phone', phone: `+${phone}` });
    const factorId = factor?.id ?? '';
    const { data: challenge } = await client.mfa.challenge({ factorId, channel: 'sms' });
    const wrong = await client.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: '12345',
    });
    expect(wrong.error?.message).toBe('Invalid MFA Phone code entered');
    const { error } = await client.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: await textedCode(phone),
    });
    expect(error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' });
    expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ phone }]);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('is a factor once; an enrolment that was left gives way', async () => {
    const { client } = await anAssuredClient(service);
    const phone = aPhone();
    const enrol = (friendlyName: string) =>
      client.mfa.enroll({ factorType: 'phone', phone, friendlyName });
    await enrol('First');

    const { data } = await enrol('Second');
    const factorId = data?.id ?? '';
    const { data: begun } = await client.mfa.listFactors();
    expect(begun?.all.map((each) => each.friendly_name)).toEqual(['My app', 'Second']);
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const code = await textedCode(phone);
    await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
    expect((await client.mfa.listFactors()).data?.phone).toHaveLength(1);
    expect((await enrol('Third')).error).toMatchObject({
      code: 'mfa_verified_factor_exists',
      status: 422,
    });
  });
});

describe('a security key, by the client library', () => {
  it('is made, then asked, and each time raises the session [AUTH-45] [AUTH-46] [AUTH-47]', async () => {
    const { client, email } = await aMember(service);
    const key = softwareAuthenticator({ verifiesUser: false });

    const { factorId, verified } = await enrolKey(client, key);
    expect(verified.error).toBeNull();
    const later = await anotherClient(service, email);
    expect((await answerByKey(later.client, factorId, key)).error).toBeNull();
    const { data } = await later.client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((await later.client.mfa.listFactors()).data?.webauthn).toHaveLength(1);
  });

  it('is refused once its counter has gone back, as that of a copy', async () => {
    const { client } = await aMember(service);
    const key = softwareAuthenticator();
    const { factorId } = await enrolKey(client, key);
    for (const _ of [1, 2]) await answerByKey(client, factorId, key);

    key.forgetUses(1);
    const { error } = await answerByKey(client, factorId, key);
    expect(error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect((await answerByKey(client, factorId, key)).error).toBeNull();
  });

  it.each([
    ['of another site', softwareAuthenticator({ origin: 'https://sidework.example.net' })],
    ['for another relying party', softwareAuthenticator({ rpId: 'example.net' })],
  ])('is refused %s', async (_, key) => {
    const { client } = await aMember(service);

    const { verified } = await enrolKey(client, key);
    expect(verified.error).toMatchObject({
      code: 'mfa_verification_failed',
      message: 'Failed to validate WebAuthn MFA response',
    });
  });

  it('is a factor of one person only', async () => {
    const key = softwareAuthenticator();
    await enrolKey((await aMember(service)).client, key);

    const { verified } = await enrolKey((await aMember(service)).client, key);
    expect(verified.error?.code).toBe('webauthn_credential_exists');
  });
});
