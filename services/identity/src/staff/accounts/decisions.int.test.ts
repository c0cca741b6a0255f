import { randomUUID } from 'node:crypto';
import { issueToken } from '@sidework/contracts/identity/accounts/auth';
import * as api from '@sidework/contracts/identity/staff/staff-accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, aPassword, aPerson, testIdentity } from '../../../test/builders.ts';
import { aFamilyThatMayAct, toldOf } from '../../../test/kids.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let admin: Staff;
beforeEach(async () => {
  await service.sql`delete from user_roles where role = 'admin'`;
  admin = await aStaffMember(service, 'admin');
});

const why = 'a complaint';
const to = (userId: string, given: object = {}) => ({
  params: { userId },
  body: { reason: why, ...given },
});
const setRoles = (userId: string, roles: string[], by: Staff = admin) =>
  by.caller.call(api.setRoles, to(userId, { roles }));
const ban = (userId: string, until: string | null = null, by: Staff = admin) =>
  by.caller.call(api.banAccount, to(userId, { until }));
const liftBan = (userId: string) => admin.caller.call(api.liftBan, to(userId));
const lastEntry = async (userId: string) => (await entriesAbout(service, userId)).at(-1);
const mayComeIn = async ({ email }: { email: string }) => {
  const body = { email, password: aPassword };
  const reply = await service.visitor.call(issueToken, { query: { grant_type: 'password' }, body });
  return reply.statusCode === 200;
};
const endedOf = async (userId: string) => {
  const events = await service.emitted('identity.session.revoked.v1');
  return events.filter(({ data }) => data.userId === userId).length;
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('PUT /admin/accounts/:userId/roles', () => {
  it('grants and takes roles of staff, which every service hears of, and keeps what was and is [SEC-23]', async () => {
    const { id } = await aMemberOf(service, { accountType: 'gig_worker' });
    const reply = await setRoles(id, ['moderator']);
    expect(reply.json()).toMatchObject({ id, roles: ['moderator', 'professional'] });
    expect(await toldOf(service, id)).toMatchObject({ roles: ['moderator', 'professional'] });
    expect(await lastEntry(id)).toMatchObject({
      action: 'roles_changed',
      reason: why,
      actor_id: admin.id,
      details: { before: ['professional'], after: ['moderator', 'professional'] },
    });
    await setRoles(id, []);
    expect(await toldOf(service, id)).toMatchObject({ roles: ['professional'] });
  });

  it('signs out whoever loses one, and nobody who gains one', async () => {
    const { id } = await aMemberOf(service);
    await setRoles(id, ['moderator']);
    expect(await endedOf(id)).toBe(0);
    await setRoles(id, ['admin']);
    expect(await endedOf(id)).toBe(1);
  });

  it('changes nothing where it is so already', async () => {
    const { id } = await aMemberOf(service);
    await setRoles(id, ['moderator']);
    const before = await entriesAbout(service, id);
    expect((await setRoles(id, ['moderator'])).statusCode).toBe(200);
    expect(await entriesAbout(service, id)).toEqual(before);
  });

  it('never leaves the platform without an administrator', async () => {
    const colleague = await aStaffMember(service, 'admin');
    const replies = await Promise.all([
      setRoles(colleague.id, [], admin),
      setRoles(admin.id, ['moderator'], colleague),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'last_administrator' });
    const left = await service.sql`select user_id from user_roles where role = 'admin'`;
    expect(left).toHaveLength(1);
  });

  it.each([
    [
      'is banned',
      (id: string) => service.sql`
        update users set banned_until = now() + interval '1 day' where id = ${id}`,
    ],
    ['left', (id: string) => service.sql`update users set deleted_at = now() where id = ${id}`],
    [
      'has no second factor',
      (id: string) => service.sql`delete from factors where user_id = ${id}`,
    ],
    [
      'has not finished a second factor',
      (id: string) => service.sql`update factors set status = 'unverified' where user_id = ${id}`,
    ],
    [
      'has no profile',
      (id: string) => service.sql`update profiles set is_set_up = false where id = ${id}`,
    ],
    [
      'is a child',
      (id: string) => service.sql`
        update profiles set account_type = 'sidework_kids', user_type = 'professional'
        where id = ${id}`,
    ],
  ] as const)('counts no administrator who %s', async (_what, arrange) => {
    const colleague = await aStaffMember(service, 'admin');
    await arrange(admin.id);
    expect((await setRoles(colleague.id, [])).json()).toMatchObject({ code: 'last_administrator' });
  });

  it('makes no child staff', async () => {
    // A person of unknown age may be a child.
    for (const { id } of [await aChildOf(service), await aPerson(service)]) {
      const reply = await setRoles(id, ['moderator']);
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'staff_must_be_adult']);
    }
  });

  it('makes nobody staff who is banned, and takes a role from them', async () => {
    const { id } = await aMemberOf(service);
    await setRoles(id, ['moderator']);
    await ban(id);
    const refused = await setRoles(id, ['moderator', 'admin']);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'staff_must_not_be_banned']);
    expect((await setRoles(id, [])).json()).toMatchObject({ roles: [] });
  });

  it('grants no role that an account type gives', async () => {
    const { id } = await aMemberOf(service);
    expect((await setRoles(id, ['professional'])).statusCode).toBe(400);
  });
});

describe('POST /admin/accounts/:userId/ban', () => {
  it('ends every session, lets nobody in, and nobody act anywhere, until it is lifted', async () => {
    const person = await aMemberOf(service);
    const { id } = person;
    const reply = await ban(id);
    expect(reply.json()).toMatchObject({
      bannedUntil: api.bannedWithoutEnd,
      banReason: why,
      sessionCount: 0,
    });
    expect(await endedOf(id)).toBe(1);
    expect(await toldOf(service, id)).toMatchObject({ mayAct: false });
    expect(await mayComeIn(person)).toBe(false);
    expect(await lastEntry(id)).toMatchObject({
      action: 'account_banned',
      reason: why,
      details: { before: null, until: null },
    });

    expect((await liftBan(id)).json()).toMatchObject({ bannedUntil: null, banReason: null });
    expect(await toldOf(service, id)).toMatchObject({ mayAct: true });
    expect(await mayComeIn(person)).toBe(true);
    expect(await lastEntry(id)).toMatchObject({ action: 'ban_lifted', reason: why });
  });

  it('can have an end, which has to be yet to come', async () => {
    const { id } = await aMemberOf(service);
    const late = await ban(id, '2026-01-01T00:00:00.000Z');
    expect([late.statusCode, late.json().code]).toEqual([422, 'ban_in_the_past']);
    const until = inAnHour();
    expect((await ban(id, until)).json()).toMatchObject({ bannedUntil: until });
  });

  it('keeps a child that may act from acting', async () => {
    const { child } = await aFamilyThatMayAct(service);
    await ban(child.id, inAnHour());
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    await liftBan(child.id);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: true });
  });

  it('voids what a guardian agreed to, and lifting it brings nothing back', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await ban(guardian.id);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    await liftBan(guardian.id);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
  });

  it('lets two administrators who ban each other at once not both succeed', async () => {
    const colleague = await aStaffMember(service, 'admin');
    const replies = await Promise.all([
      ban(colleague.id, null, admin),
      ban(admin.id, null, colleague),
    ]);
    const answers = replies.map(({ statusCode }) => statusCode).sort();
    expect(answers[0]).toBe(200);
    // The later one is no longer signed in, or would leave no administrator.
    expect([401, 409]).toContain(answers[1]);
  });

  it('lifts no ban that is none, and keeps no word of it', async () => {
    const { id } = await aMemberOf(service);
    expect((await liftBan(id)).statusCode).toBe(200);
    expect((await entriesAbout(service, id)).map(({ action }) => action)).not.toContain(
      'ban_lifted',
    );
  });
});

describe('POST /admin/accounts/:userId/sign-out', () => {
  it('ends every session of the account', async () => {
    const person = await aMemberOf(service);
    await mayComeIn(person);
    const reply = await admin.caller.call(api.signAccountOut, to(person.id));
    expect(reply.statusCode).toBe(204);
    expect(await endedOf(person.id)).toBe(2);
    expect(await lastEntry(person.id)).toMatchObject({
      action: 'account_signed_out',
      reason: why,
      details: { sessions: 2 },
    });
  });
});

describe('a decision about an account', () => {
  const decisions = [
    ['roles', api.setRoles, { roles: [] }],
    ['a ban', api.banAccount, { until: null }],
    ['the end of a ban', api.liftBan, {}],
    ['a sign-out', api.signAccountOut, {}],
    ['an account type', api.changeAccountType, { accountType: 'client' }],
  ] as const;

  it.each(decisions)('on %s is not for one’s own', async (_what, endpoint, given) => {
    const reply = await admin.caller.call(endpoint, to(admin.id, given));
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'own_account']);
  });

  it.each(decisions)('on %s of nobody finds nobody', async (_what, endpoint, given) => {
    const reply = await admin.caller.call(endpoint, to(randomUUID(), given));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  const leastReason = 'Say why in a few words: at least 10 characters';

  it.each(decisions)('on %s needs a reason that says something', async (_what, endpoint, given) => {
    const { id } = await aMemberOf(service);
    const before = await entriesAbout(service, id);
    const reply = await admin.caller.call(endpoint, to(id, { ...given, reason: 'spam     ' }));
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { reason: leastReason }]);
    expect(await entriesAbout(service, id)).toEqual(before);
  });
});
