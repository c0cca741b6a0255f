import { issueToken, signUp } from '@sidework/contracts/identity/accounts/auth';
import { recover, verify } from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { getOwnProfile, setUpProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import {
  aKidsSetup,
  anEmail,
  aPassword,
  aSetup,
  mailedToken,
  testIdentity,
} from '../../../test/builders.ts';

const service = testIdentity({
  GOTRUE_MAILER_AUTOCONFIRM: false,
  GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: true,
});

/**
 * Signs up a person who sets up a profile before confirming the address, and then comes back by a password reset mail.
 */
async function beginningAnew(form: ReturnType<typeof aSetup>) {
  const email = anEmail();
  await service.visitor.call(signUp, { body: { email, password: aPassword } });
  const query = { grant_type: 'password' } as const;
  const body = { email, password: aPassword };
  const unconfirmed = await service.visitor.call(issueToken, { query, body });
  const before = service.bearing(unconfirmed.json().access_token);
  expect((await before.call(setUpProfile, { body: form })).statusCode).toBe(200);
  await service.visitor.call(recover, { body: { email } });
  const token_hash = await mailedToken(service, email, 'recovery');
  const proved = await service.visitor.call(verify, { body: { type: 'recovery', token_hash } });
  return service.bearing(proved.json().access_token);
}

describe('an account that begins anew', () => {
  it('is still a child’s where a child had it [D-3]', async () => {
    const caller = await beginningAnew(aKidsSetup());
    expect((await caller.call(getOwnProfile)).json()).toMatchObject({
      accountType: 'sidework_kids',
      isSetUp: false,
      location: null,
      kids: null,
    });
    const reply = await caller.call(setUpProfile, { body: aSetup({ dateOfBirth: '1990-05-17' }) });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'birth_date_fixed']);
  });

  it('knows nothing of an adult who had it, who may have been anybody', async () => {
    const caller = await beginningAnew(aSetup());
    expect((await caller.call(getOwnProfile)).json()).toMatchObject({
      isSetUp: false,
      dateOfBirth: null,
      location: null,
    });
  });
});
