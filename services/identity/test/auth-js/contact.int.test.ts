import { contactChanged } from '@sidework/contracts/identity/events';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, it } from 'vitest';
import { anEmail, aPassword, setUpBy, testIdentity } from '../builders.ts';
import {
  aMember,
  aPhone,
  clientOf,
  countMessagesTo,
  messageTo,
  sinceMessages,
} from '../clients.ts';

describe('another address or number, with the client as it is', () => {
  const service = testIdentity({ GOTRUE_EXTERNAL_PHONE_ENABLED: true });
  const trusting = testIdentity({
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_SMS_AUTOCONFIRM: true,
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: false,
  });
  const unreachable = testIdentity({
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:1',
  });

  describe('an address', () => {
    it('changes once both have agreed, and is told to who mails people', async () => {
      const { client, email, id, session } = await aMember(service);
      await setUpBy(service, session.access_token);
      const next = anEmail();
      const asked = await client.updateUser({ email: next });
      expect(asked.data.user).toMatchObject({ email, new_email: next });

      const [ofOld, ofNew] = [await messageTo(service, email), await messageTo(service, next)];
      expect(ofOld.link.searchParams.get('type')).toBe('email_change');
      const half = await client.verifyOtp({ token_hash: ofOld.tokenHash, type: 'email_change' });
      expect(half).toMatchObject({ error: null, data: { session: null } });
      expect((await client.getUser()).data.user?.email).toBe(email);
      const whole = await client.verifyOtp({
        email: next,
        token: ofNew.code,
        type: 'email_change',
      });
      expect(whole.data.user).toMatchObject({
        id,
        email: next,
        user_metadata: { email: next },
        identities: [expect.objectContaining({ email: next })],
      });
      expect(whole.data.user).not.toHaveProperty('new_email');
      const [profile] = await service.sql`select email from profiles where id = ${id}`;
      expect(profile?.email).toBe(next);
      const told = (await service.emitted(contactChanged.type)).filter(
        ({ data }) => data.id === id,
      );
      expect(told.map(({ data }) => data.email)).toEqual([null, email, next]);
    });

    it('changes whichever of the two agrees first', async () => {
      const { client, email } = await aMember(service);
      const next = anEmail();
      await client.updateUser({ email: next });
      const [ofOld, ofNew] = [await messageTo(service, email), await messageTo(service, next)];

      await client.verifyOtp({ email: next, token: ofNew.code, type: 'email_change' });
      const { data } = await client.verifyOtp({ email, token: ofOld.code, type: 'email_change' });
      expect(data.user?.email).toBe(next);
    });

    it('answers the first of two as GoTrue does', async () => {
      const { client, email } = await aMember(service);
      await client.updateUser({ email: anEmail() });
      const { tokenHash } = await messageTo(service, email);

      const reply = await service.app.inject({
        method: 'POST',
        url: '/verify',
        payload: { type: 'email_change', token_hash: tokenHash },
      });
      expect(reply.json()).toEqual({ msg: expect.stringContaining('other email'), code: '200' });
    });

    it('changes by the new one alone where that suffices', async () => {
      const { client, email } = await aMember(trusting);
      const next = anEmail();
      await client.updateUser({ email: next });
      expect(await countMessagesTo(trusting, email)).toBe(0);

      const { tokenHash } = await messageTo(trusting, next);
      const { data } = await client.verifyOtp({ token_hash: tokenHash, type: 'email_change' });
      expect(data.user?.email).toBe(next);
    });

    it('of somebody else is refused, also when they were quicker', async () => {
      const { client } = await aMember(trusting);
      const taken = (await aMember(trusting)).email;
      const known = await client.updateUser({ email: taken });
      expect(known.error).toMatchObject({ code: 'email_exists', status: 422 });

      const next = anEmail();
      await client.updateUser({ email: next });
      const { tokenHash } = await messageTo(trusting, next);
      await (await clientOf(trusting)).signUp({ email: next, password: aPassword });
      const late = await client.verifyOtp({ token_hash: tokenHash, type: 'email_change' });
      expect(late.error?.code).toBe('email_exists');
    });

    it('is asked once a minute, and sent again on demand', async () => {
      const { client, email, id } = await aMember(service);
      await client.updateUser({ email: anEmail() });
      const next = anEmail();
      const hasty = await client.updateUser({ email: next });
      expect(hasty.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });

      await sinceMessages(service, id, 60);
      await client.updateUser({ email: next });
      await sinceMessages(service, id, 60);
      expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
      expect(await countMessagesTo(service, next)).toBe(2);
      expect(await countMessagesTo(service, email)).toBe(3);
    });

    it('opens nothing more by what was sent to the old one', async () => {
      const { client, email } = await aMember(trusting);
      await client.resetPasswordForEmail(email);
      const recovery = await messageTo(trusting, email);
      const next = anEmail();
      await client.updateUser({ email: next });
      const { tokenHash } = await messageTo(trusting, next);
      await client.verifyOtp({ token_hash: tokenHash, type: 'email_change' });

      const late = await client.verifyOtp({ token_hash: recovery.tokenHash, type: 'recovery' });
      expect(late.error?.code).toBe('otp_expired');
    });
  });

  describe('a number', () => {
    it('changes once its code is typed, and is told to who mails people', async () => {
      const { client, id, session } = await aMember(service);
      await setUpBy(service, session.access_token);
      const phone = aPhone();
      const asked = await client.updateUser({ phone });
      expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone });
      const hasty = await client.updateUser({ phone: aPhone() });
      expect(hasty.error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });

      const { code } = await messageTo(service, phone);
      const { data } = await client.verifyOtp({ phone, token: code, type: 'phone_change' });
      expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
      const told = (await service.emitted(contactChanged.type)).filter(
        (each) => each.data.id === id,
      );
      expect(told.at(-1)?.data.phone).toBe(`+${phone}`);
    });

    it('of somebody else is refused before anything is sent', async () => {
      const [{ client }, { id }] = [await aMember(service), await aMember(service)];
      const phone = aPhone();
      await service.sql`update users set phone = ${phone} where id = ${id}`;

      const { error } = await client.updateUser({ phone });
      expect(error).toMatchObject({ code: 'phone_exists', status: 422 });
      expect(await countMessagesTo(service, phone)).toBe(0);
    });

    it('is texted again on demand', async () => {
      const { client, id } = await aMember(service);
      const phone = aPhone();
      await client.updateUser({ phone });
      await sinceMessages(service, id, 60);

      for (const to of [phone, aPhone()])
        expect((await client.resend({ type: 'phone_change', phone: to })).error).toBeNull();
      await expect.poll(() => countMessagesTo(service, phone), { timeout: 10_000 }).toBe(2);
    });

    it('changes at once where numbers are taken as given, unless it is somebody’s', async () => {
      const { client } = await aMember(trusting);
      const phone = aPhone();
      const { data } = await client.updateUser({ phone });
      expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });

      const other = await aMember(trusting);
      const { error } = await other.client.updateUser({ phone });
      expect(error).toMatchObject({ code: 'phone_exists', status: 422 });
    });

    it('stays as it was where the sender is away', async () => {
      const { client } = await aMember(unreachable);

      const { error } = await client.updateUser({ phone: aPhone() });
      expect(error?.code).toBe('sms_send_failed');
      expect((await client.getUser()).data.user).not.toHaveProperty('new_phone');
    });
  });

  it('goes to one of many who confirm the same at once', async () => {
    const email = anEmail();
    const links: string[] = [];
    for (let people = 0; people < 4; people += 1) {
      const { client } = await aMember(trusting);
      await client.updateUser({ email });
      links.push((await messageTo(trusting, email)).tokenHash);
    }

    const replies = await Promise.all(
      links.map((token_hash) =>
        trusting.visitor.call(codes.verify, { body: { type: 'email_change', token_hash } }),
      ),
    );
    expect(replies.map((reply) => reply.json().code ?? 'changed').sort()).toEqual([
      'changed',
      ...Array(3).fill('email_exists'),
    ]);
  });

  it('of both kinds at once keeps the mail that waits', async () => {
    const { client } = await aMember(trusting);
    const [email, phone] = [anEmail(), aPhone()];
    const attributes = { email, phone } as Parameters<typeof client.updateUser>[0];
    await client.updateUser(attributes);

    const { code } = await messageTo(trusting, email);
    const { data } = await client.verifyOtp({ email, token: code, type: 'email_change' });
    expect(data.user).toMatchObject({ email, phone });
  });

  it('cannot be used to try out who has an account', async () => {
    const { client } = await aMember(trusting);
    const { email } = await aMember(trusting);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 21; tries += 1)
      codes.push((await client.updateUser({ email })).error?.code);

    expect(codes).toEqual([...Array(20).fill('email_exists'), 'over_request_rate_limit']);
  });
});
