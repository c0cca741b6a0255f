import { updateUserById } from '@sidework/contracts/identity/administration/auth-admin';
import { describe, expect, it } from 'vitest';
import { anEmail, aPassword, mailedToken, testIdentity } from '../builders.ts';
import { aProgram } from '../programs.ts';
import { refusalIn, startProviderWalk } from '../provider-walk.ts';

const { provider, settings, listen, ...walking } = await startProviderWalk();
const { aClient, aSignedUpClient, aVisitor, wayOf, goThrough, signInOver } = walking;

describe('a sign-in over an OIDC provider with an address that is known already', () => {
  const service = testIdentity(settings);
  const unconfirmed = testIdentity({ ...settings, GOTRUE_MAILER_AUTOCONFIRM: false });
  listen(service, unconfirmed);

  it('joins the account that proved it, where the provider has verified it', async () => {
    const { userId, email } = await aSignedUpClient(service);
    await aClient(service).signInWithOtp({ email });
    const token_hash = await mailedToken(service, email, 'magiclink');
    await aClient(service).verifyOtp({ token_hash, type: 'magiclink' });
    aVisitor({ email });
    const { data } = await signInOver(service);

    expect(data.user?.id).toBe(userId);
    expect(data.user?.identities?.map((each) => each.provider)).toEqual(['email', 'google']);
    const again = await aClient(service).signInWithPassword({ email, password: aPassword });
    expect(again.error).toBeNull();
  });

  it('joins nothing where the provider has not verified it, and says the same as to who is new', async () => {
    const { userId, email } = await aSignedUpClient(service);
    aVisitor({ email, email_verified: false });
    const landed = await goThrough(await wayOf(aClient(service)), service);

    expect(refusalIn(landed).query).toBe('provider_email_needs_verification');
    const own = await service.sql`select provider from identities where user_id = ${userId}`;
    expect(own.map(({ provider: name }) => name)).toEqual(['email']);
  });

  it('gives an account that nobody confirmed to its owner, without the password of who opened it', async () => {
    const { userId, email } = await aSignedUpClient(unconfirmed);
    aVisitor({ email, name: 'The Owner' });
    const { data } = await signInOver(unconfirmed);

    expect(data.user?.id).toBe(userId);
    expect(data.user?.identities?.map((each) => each.provider)).toEqual(['google']);
    expect(data.user?.user_metadata.full_name).toBe('The Owner');
    const trap = await aClient(unconfirmed).signInWithPassword({ email, password: aPassword });
    expect(trap.error?.code).toBe('invalid_credentials');
  });

  it('leaves a stranger no way in whose address merely counted as confirmed', async () => {
    const { client, userId, email } = await aSignedUpClient(service);
    const before = await client.getUserIdentities();
    expect(before.data?.identities[0]?.identity_data?.email_verified).toBe(false);
    aVisitor({ email });
    const { data } = await signInOver(service);

    expect(data.user?.id).toBe(userId);
    expect(data.user?.identities?.map((each) => each.provider)).toEqual(['google']);
    const trap = await aClient(service).signInWithPassword({ email, password: aPassword });
    expect(trap.error?.code).toBe('invalid_credentials');
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('is proved no longer where an administrator puts another in its place', async () => {
    const { email } = aVisitor();
    const { data } = await signInOver(service);
    const other = anEmail();
    const proved = async () =>
      (await service.sql`select email_proved_at from users where id = ${data.user?.id ?? ''}`)[0]
        ?.email_proved_at;
    const program = await aProgram(service);
    const put = (to: string) =>
      program.call(updateUserById, {
        params: { userId: data.user?.id ?? '' },
        body: { email: to },
      });

    await put(email ?? '');
    expect(await proved()).not.toBeNull();
    await put(other);
    expect(await proved()).toBeNull();
  });

  it('waits for a mail where it is new and the provider has not verified it', async () => {
    const { email, sub } = aVisitor({ email_verified: false });
    const client = aClient(unconfirmed);
    const landed = await goThrough(await wayOf(client), unconfirmed);

    expect(refusalIn(landed)).toMatchObject({
      query: 'provider_email_needs_verification',
      error: 'access_denied',
    });
    const mails = await unconfirmed.sql`select 1 from mail_queue where recipient = ${email}`;
    expect(mails).toHaveLength(1);
    const again = await goThrough(await wayOf(client), unconfirmed);
    expect(refusalIn(again).query).toBe('provider_email_needs_verification');

    aVisitor({ email }, sub);
    const { data } = await signInOver(unconfirmed, client);
    expect(data.user?.email).toBe(email);
  });
});
