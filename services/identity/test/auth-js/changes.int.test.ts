import * as admin from '@sidework/contracts/identity/administration/auth-admin';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import { describe, expect, it, vi } from 'vitest';
import { anEmail, aPassword, setUpBy, testIdentity } from '../builders.ts';
import {
  aMember,
  aPhone,
  type Client,
  clientOf,
  countMessagesTo,
  messageTo,
  sinceMessages,
  sinceSignIn,
} from '../clients.ts';
import { aProgram } from '../programs.ts';
import { untilSomebodyWaits } from '../waiting.ts';

const another = `${aPassword}-another`;

describe('changes of an account, with the client as it is', () => {
  const service = testIdentity({
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: true,
  });
  const strict = testIdentity({ PASSWORD_TRIES: 2, PASSWORD_TRIES_PER_MINUTE: 2 });

  const programCall = async (
    endpoint: Parameters<ReturnType<typeof service.bearing>['call']>[0],
    given: object,
  ) => (await aProgram(service)).call(endpoint, given);

  async function askForBoth({ client, id }: { client: Client; id: string }) {
    const [email, phone] = [anEmail(), aPhone()];
    expect((await client.updateUser({ email, phone })).error).toBeNull();
    await sinceMessages(service, id, 60);
    return { email, phone };
  }

  async function resendBoth(client: Client, email: string, phone: string) {
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect((await client.resend({ type: 'phone_change', phone })).error).toBeNull();
  }

  describe('what waits for an answer', () => {
    it.each<[string, (member: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>]>([
      ['by its owner', ({ client }) => client.updateUser({ password: another })],
      [
        'by an administrator',
        ({ id }) =>
          programCall(admin.updateUserById, {
            params: { userId: id },
            body: { password: another },
          }),
      ],
    ])('ends with a new password that is set %s, and is not sent again', async (_by, change) => {
      const member = await aMember(service);
      const next = await askForBoth(member);
      await change(member);

      const { data } = await (await clientOf(service)).signInWithPassword({
        email: member.email,
        password: another,
      });
      expect(data.user).toMatchObject({ id: member.id });
      expect(data.user).not.toHaveProperty('new_email');
      expect(data.user).not.toHaveProperty('new_phone');
      await resendBoth(member.client, member.email, next.phone);
      expect(await countMessagesTo(service, next.email)).toBe(1);
      expect(await countMessagesTo(service, next.phone)).toBe(1);
    });

    it('is not sent again where nothing stands that was sent before', async () => {
      const member = await aMember(service);
      const next = await askForBoth(member);
      await service.sql`delete from one_time_tokens where user_id = ${member.id}`;

      await resendBoth(member.client, member.email, next.phone);
      expect(await countMessagesTo(service, next.email)).toBe(1);
      expect(await countMessagesTo(service, next.phone)).toBe(1);
    });

    it('is sent again to the half alone that has not answered, which then suffices', async () => {
      const member = await aMember(service);
      const next = await askForBoth(member);
      const { tokenHash } = await messageTo(service, member.email);
      await member.client.verifyOtp({ token_hash: tokenHash, type: 'email_change' });

      await member.client.resend({ type: 'email_change', email: member.email });
      expect(await countMessagesTo(service, member.email)).toBe(1);
      expect(await countMessagesTo(service, next.email)).toBe(2);
      const ofNew = await messageTo(service, next.email);
      const { data } = await member.client.verifyOtp({
        token_hash: ofNew.tokenHash,
        type: 'email_change',
      });
      expect(data.user?.email).toBe(next.email);
    });

    it('is not agreed to by both when one of the two answers twice', async () => {
      const { email, id, client } = await aMember(service);
      const newEmail = anEmail();
      for (let time = 0; time < 2; time += 1) {
        const body = { type: 'email_change_new', email, new_email: newEmail };
        const { hashed_token } = (await programCall(admin.generateLink, { body })).json();
        await client.verifyOtp({ token_hash: hashed_token, type: 'email_change' });
      }
      const [user] = await service.sql`select email, email_change from users where id = ${id}`;
      expect(user).toEqual({ email, email_change: newEmail });
    });
  });

  it('are held up by messages of their own kind only', async () => {
    const { client, email } = await aMember(service);
    await client.signInWithOtp({ email });
    await client.resetPasswordForEmail(email);
    expect(await countMessagesTo(service, email)).toBe(2);
    await client.signInWithOtp({ email });
    await client.resetPasswordForEmail(email);
    expect(await countMessagesTo(service, email)).toBe(2);
  });

  describe('a new password', () => {
    it('is compared with the one of today after everything else was found in order', async () => {
      const [{ client }, { email }] = [await aMember(service), await aMember(service)];
      const { error } = await client.updateUser({ email, password: aPassword });
      expect(error?.code).toBe('email_exists');
    });

    it('is compared as often as passwords may be tried, and not told after that', async () => {
      const { client } = await aMember(strict);
      const answers = [];
      for (const password of [aPassword, `${another}1`, `${another}2`, `${another}2`])
        answers.push((await client.updateUser({ password })).error?.code);
      expect(answers).toEqual(['same_password', undefined, undefined, undefined]);
    });

    it('is hashed in turn, so that one account cannot use up the places of all', async () => {
      const members = [await aMember(service), await aMember(service)] as const;
      const { passwords } = service.deps;
      const turns = vi.spyOn(passwords, 'inTurn');
      await members[0].client.updateUser({ password: another });
      const keys = turns.mock.calls.map(([key]) => key);
      turns.mockRestore();
      expect(keys).toContainEqual(expect.stringContaining(members[0].id));
    });

    it('is one of few changes that an account makes', async () => {
      const { client } = await aMember(service);
      const data = { about: 'nothing' };
      const answers = [];
      for (let time = 0; time < 61; time += 1) answers.push(await client.updateUser({ data }));
      expect(answers.filter(({ error }) => error)).toMatchObject([
        { error: { code: 'over_request_rate_limit', status: 429 } },
      ]);
    });
  });

  describe('a code that shows who asks', () => {
    async function aMemberWithCode() {
      const member = await aMember(service);
      await sinceSignIn(service, member.id, 2 * 86_400);
      await member.client.reauthenticate();
      return { ...member, nonce: (await messageTo(service, member.email)).code };
    }

    it('is still good after a request that is refused', async () => {
      const { client, nonce } = await aMemberWithCode();
      const refused = await client.updateUser({ password: aPassword, nonce });
      expect(refused.error?.code).toBe('same_password');
      expect((await client.updateUser({ password: another, nonce })).error).toBeNull();
      const again = await client.updateUser({ password: `${another}3`, nonce });
      expect(again.error?.code).toBe('reauthentication_not_valid');
    });

    it('shows nothing once the number is another that it was texted to', async () => {
      const phone = aPhone();
      const { id, client } = await aMember(service);
      await service.sql`update users set email = null, phone = ${phone}, phone_confirmed_at = now() where id = ${id}`;
      await sinceSignIn(service, id, 2 * 86_400);
      await client.reauthenticate();
      const { code } = await messageTo(service, phone);
      await service.sql`update users set phone = ${aPhone()} where id = ${id}`;

      const { error } = await client.updateUser({ password: another, nonce: code });
      expect(error?.code).toBe('reauthentication_not_valid');
    });

    it('ends with the number that it was texted to', async () => {
      const { id, client } = await aMember(service);
      await client.reauthenticate();
      const next = aPhone();
      await client.updateUser({ phone: next });
      const { code } = await messageTo(service, next);
      await client.verifyOtp({ phone: next, token: code, type: 'phone_change' });
      const left = await service.sql`select purpose from one_time_tokens where user_id = ${id}`;
      expect(left).toEqual([]);
    });
  });

  describe('what a person says of themselves', () => {
    it('is bounded as a token carries it, in bytes and with what administrators say', async () => {
      const { client, id } = await aMember(service);
      const wide = await client.updateUser({ data: { about: '中'.repeat(1400) } });
      expect(wide.error).toMatchObject({ code: 'validation_failed', status: 400 });

      const userId = { userId: id };
      const noted = { app_metadata: { note: 'x'.repeat(4000) } };
      expect(
        (await programCall(admin.updateUserById, { params: userId, body: noted })).statusCode,
      ).toBe(200);
      const both = await client.updateUser({ data: { about: 'x'.repeat(4000) } });
      expect(both.error).toMatchObject({ code: 'validation_failed', status: 400 });
      const body = { user_metadata: { about: 'x'.repeat(4000) } };
      expect((await programCall(admin.updateUserById, { params: userId, body })).statusCode).toBe(
        400,
      );
    });
  });

  it('of where a child is reached are refused', async () => {
    const { client, id } = await aMember(service);
    await service.sql`
      update profiles set account_type = 'sidework_kids', user_type = 'professional' where id = ${id}`;
    for (const change of [{ email: anEmail() }, { phone: aPhone() }])
      expect((await client.updateUser(change)).error).toMatchObject({
        code: 'not_admin',
        status: 403,
      });
  });

  it('do not undo what is counted of the person meanwhile', async () => {
    const { client, id } = await aMember(service);
    const phone = aPhone();
    await client.updateUser({ phone });
    const { code } = await messageTo(service, phone);
    const changed = await service.sql.begin(async (sql) => {
      await sql`update profiles set review_count = review_count + 1 where id = ${id}`;
      const answer = client.verifyOtp({ phone, token: code, type: 'phone_change' });
      await untilSomebodyWaits(service, sql);
      return { answer };
    });
    expect((await changed.answer).error).toBeNull();
    const [profile] = await service.sql`select review_count from profiles where id = ${id}`;
    expect(profile?.review_count).toBe(1);
  });

  it('are told of with what the person may do since', async () => {
    const anonymous = testIdentityOfAnonymous;
    const client = await clientOf(anonymous);
    const { data } = await client.signInAnonymously();
    const id = data.user?.id;
    const told = async (type: typeof profileChanged.type | typeof contactChanged.type) =>
      (await anonymous.emitted(type))
        .filter((each) => each.data.id === id)
        .map((each) => each.data);
    expect(await told(profileChanged.type)).toMatchObject([{ mayAct: false }]);
    expect(await told(contactChanged.type)).toEqual([]);
    await setUpBy(anonymous, data.session?.access_token);
    expect(await told(profileChanged.type)).toMatchObject([{ mayAct: false }, { mayAct: false }]);
    expect(await told(contactChanged.type)).toMatchObject([{ email: null }]);

    const email = anEmail();
    await client.updateUser({ email });
    expect((await told(profileChanged.type)).slice(2)).toMatchObject([{ mayAct: true }]);
    expect((await told(contactChanged.type)).slice(1)).toMatchObject([{ email }]);
  });
  const testIdentityOfAnonymous = testIdentity({ GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true });
});
