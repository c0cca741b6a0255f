import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailedToken, testIdentity } from '../../test/builders.ts';
import { aMember, aPhone, type Client, clientOf, messageTo } from '../../test/clients.ts';
import { anAssuredClient } from '../../test/second-factors.ts';
import { softwareAuthenticator } from '../../test/software-authenticator.ts';

const service = testIdentity({
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: false,
  GOTRUE_SMS_AUTOCONFIRM: true,
});

const aNewPassword = 'tap-ladder-9x';

async function addPasskey(client: Client) {
  const { data } = await client.passkey.startRegistration();
  // biome-ignore lint/suspicious/noExplicitAny: the client's types are those of a browser, which is not here
  const credential = softwareAuthenticator().create(data?.options as any) as any;
  const challengeId = data?.challenge_id ?? '';
  const registered = await client.passkey.verifyRegistration({ challengeId, credential });
  return registered.data?.id ?? '';
}

type Member = Awaited<ReturnType<typeof anAssuredClient>>;

const happenings: [string, (member: Member) => Promise<unknown>][] = [
  [
    'The password of your Sidework account was changed',
    ({ client }) => client.updateUser({ password: aNewPassword }),
  ],
  [
    'The phone number of your Sidework account was changed',
    ({ client }) => client.updateUser({ phone: aPhone() }),
  ],
  ['A second step was added', async () => undefined],
  ['A second step was removed', ({ client, factorId }) => client.mfa.unenroll({ factorId })],
  ['Recovery codes were made', ({ client }) => client.mfa.recoveryCodes.generate()],
  [
    'The recovery codes of your Sidework account were removed',
    async ({ client }) => {
      await client.mfa.recoveryCodes.generate();
      await client.mfa.recoveryCodes.unenroll();
    },
  ],
  ['A passkey was added', ({ client }) => addPasskey(client)],
  [
    'A passkey was removed',
    async ({ client }) => client.passkey.delete({ passkeyId: await addPasskey(client) }),
  ],
];

describe('the owner of an account', () => {
  it.each(happenings)('hears by mail that %s', async (told, happen) => {
    const member = await anAssuredClient(service);
    await happen(member);

    const { subject, text } = await messageTo(service, member.email);
    expect(subject).toBe('Your Sidework account was changed');
    expect(text).toContain(told);
    expect(text).toContain('/settings/security');
    expect(text).not.toContain('part of signing in');
  });

  it('hears of another address at the old one and at the new one', async () => {
    const { client, email } = await aMember(service);
    const next = `ada-${randomUUID()}@example.com`;
    await client.updateUser({ email: next });
    const tokenHash = await mailedToken(service, next, 'email_change');
    const { error } = await client.verifyOtp({ type: 'email_change', token_hash: tokenHash });
    expect(error).toBeNull();

    for (const address of [email, next])
      expect((await messageTo(service, address)).text).toContain(
        'The email address of your Sidework account was changed',
      );
  });

  it('learns after a recovery what else opens the account', async () => {
    const { client, email, id } = await aMember(service);
    const passkeyId = await addPasskey(client);
    await client.passkey.update({ passkeyId, friendlyName: 'Phone of www.evil.example' });
    await service.sql`
      insert into identities (id, user_id, provider, provider_id, created_at, updated_at)
      values (${randomUUID()}, ${id}, 'google', ${randomUUID()}, now(), now())`;
    const owner = await clientOf(service);
    await owner.resetPasswordForEmail(email);
    const tokenHash = await mailedToken(service, email, 'recovery');
    await owner.verifyOtp({ type: 'recovery', token_hash: tokenHash });
    expect((await owner.updateUser({ password: aNewPassword })).error).toBeNull();

    const { text } = await messageTo(service, email);
    expect(text).toMatch(
      /part of signing in, too[\s\S]*- Passkey “Phone of www\. evil\. example”\n- Sign-in with “google”/,
    );
  });
});
