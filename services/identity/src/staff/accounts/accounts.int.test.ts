import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/staff/staff-accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aFamily, aFamilyThatMayAct, anotherGuardian } from '../../../test/kids.ts';
import { aName } from '../../../test/names.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
let admin: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  admin = await aStaffMember(service, 'admin');
});

async function find(query: Record<string, unknown>) {
  const reply = await admin.caller.call(api.listAccounts, { query });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ items: api.AccountSummary[]; nextCursor: string | null }>();
}
const idsOf = ({ items }: { items: api.AccountSummary[] }) => items.map(({ id }) => id);

describe('GET /admin/accounts', () => {
  it('has the newest first, page by page, with masked addresses', async () => {
    const name = aName();
    const people = [
      await aMemberOf(service, { fullName: `Ada ${name}` }),
      await aMemberOf(service, { fullName: `Bea ${name}` }),
      await aMemberOf(service, { fullName: `Cem ${name}` }),
    ];
    const first = await find({ search: name, limit: 2 });
    const rest = await find({ search: name, limit: 2, cursor: first.nextCursor });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(people.map(({ id }) => id).toReversed());
    expect(rest.nextCursor).toBeNull();
    expect(rest.items[0]).toEqual({
      id: people[0]?.id,
      fullName: `Ada ${name}`,
      email: 'a•••@e•••.com',
      accountType: 'client',
      userType: 'client',
      roles: [],
      bannedUntil: null,
      avatarUrl: null,
      child: null,
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
    });
  });

  it('finds by every word of a name, in any order and case', async () => {
    const name = aName();
    const { id } = await aMemberOf(service, { fullName: `Ada Maria ${name}` });
    expect(idsOf(await find({ search: `${name.toLowerCase()} ada` }))).toEqual([id]);
    expect(idsOf(await find({ search: `${name} bea` }))).toEqual([]);
  });

  it.each(['%', '_', '\\'])('takes %s for what it is', async (sign) => {
    const { id } = await aMemberOf(service, { fullName: aName() });
    expect(idsOf(await find({ search: sign, limit: 100 }))).not.toContain(id);
  });

  it('finds by the whole address, however it is written, and by no part of it', async () => {
    const { id, email } = await aMemberOf(service);
    expect(idsOf(await find({ search: email.toUpperCase() }))).toEqual([id]);
    expect(idsOf(await find({ search: email.slice(1) }))).toEqual([]);
    expect(idsOf(await find({ search: id }))).toEqual([id]);
  });

  it('finds a child by what is shown of its name, by its address and by its id, and shows no address [D-6]', async () => {
    const [first, last] = [aName(), aName()];
    const { id, email } = await aChildOf(service, { fullName: `${first} ${last}` });
    const standing = { verification: 'none', verifiedUntil: null };
    const shown = {
      id,
      fullName: `${first} Q.`,
      email: null,
      accountType: 'sidework_kids',
      child: { ...standing, isConsented: false, isPaused: false },
    };
    for (const search of [first, email, id])
      expect((await find({ search })).items).toEqual([expect.objectContaining(shown)]);
    expect((await find({ search: last })).items).toEqual([]);
  });

  it('narrows by role, account type and ban', async () => {
    const name = aName();
    const banned = await aMemberOf(service, { fullName: name });
    const gigWorker = await aMemberOf(service, { fullName: name, accountType: 'gig_worker' });
    const params = { userId: banned.id };
    await admin.caller.call(api.banAccount, {
      params,
      body: { reason: 'spam in many chats', until: null },
    });
    const found = async (query: object) => idsOf(await find({ search: name, ...query }));
    expect(await found({ isBanned: true })).toEqual([banned.id]);
    expect(await found({ isBanned: false })).toEqual([gigWorker.id]);
    expect(await found({ accountType: 'gig_worker' })).toEqual([gigWorker.id]);
    expect(await found({ role: 'professional' })).toEqual([gigWorker.id]);
    expect(idsOf(await find({ role: 'admin' }))).toEqual([admin.id]);
  });

  it('keeps that somebody looked, and for what kind of thing, but no name and no address', async () => {
    const { email } = await aMemberOf(service);
    await find({ search: email, accountType: 'client' });
    const [entry] = await service.sql`
      select action, details from audit_log where actor_id = ${admin.id} order by at desc, id desc limit 1`;
    expect(entry).toEqual({
      action: 'accounts_read',
      details: { by: 'email', account_type: 'client', children: [] },
    });
  });

  it('keeps of which children it told how they stand', async () => {
    const { id } = await aChildOf(service);
    await find({ search: id });
    const [entry] = await service.sql`
      select details from audit_log where actor_id = ${admin.id} order by at desc, id desc limit 1`;
    expect(entry?.details.children).toEqual([id]);
  });

  it('refuses a page marker that is none', async () => {
    const query = { cursor: 'WyJ4IiwieCJd' };
    expect((await admin.caller.call(api.listAccounts, { query })).statusCode).toBe(400);
  });
});

describe('GET /admin/accounts/:userId', () => {
  const open = (userId: string) => admin.caller.call(api.getAccount, { params: { userId } });

  it('tells of an adult how they are reached, and keeps that it did', async () => {
    const { id, email } = await aMemberOf(service);
    expect((await open(id)).json()).toMatchObject({
      id,
      email,
      phone: null,
      isSetUp: true,
      hasSecondFactor: false,
      sessionCount: 1,
      bannedUntil: null,
      banReason: null,
    });
    expect((await entriesAbout(service, id)).at(-1)).toMatchObject({
      action: 'account_read',
      actor_id: admin.id,
    });
  });

  it('tells of a child neither its address nor the rest of its name', async () => {
    const { id, email } = await aChildOf(service);
    const reply = await open(id);
    expect(reply.json()).toMatchObject({ id, email: null, phone: null, fullName: 'Kim Y.' });
    for (const kept of [email, 'Young', 'Maria']) expect(reply.body).not.toContain(kept);
  });

  it('tells of a child who its guardians are, of an adult that there are none', async () => {
    const { child, guardian } = await aFamily(service);
    expect((await open(child.id)).json().guardians).toEqual([
      { id: guardian.id, fullName: 'Grace Young' },
    ]);
    expect((await open(guardian.id)).json().guardians).toEqual([]);
    expect((await open(child.id)).json().children).toEqual([]);
  });

  it('tells of a guardian whom they look after, by what is shown of a child’s name, and keeps that it did', async () => {
    const { child, guardian } = await aFamily(service);
    const reply = await open(guardian.id);
    expect(reply.json().children).toEqual([
      { id: child.id, fullName: 'Kim Y.', whoAgreed: 'only_this_guardian' },
    ]);
    const lift = { params: { userId: guardian.id }, body: { reason: 'nothing to lift here' } };
    expect((await admin.caller.call(api.liftBan, lift)).json().children).toHaveLength(1);
    const ban = { ...lift, body: { reason: 'spam in many chats', until: null } };
    expect((await admin.caller.call(api.banAccount, ban)).json().children).toHaveLength(1);
    const kept = (await entriesAbout(service, guardian.id))
      .filter(({ actor_id }) => actor_id === admin.id)
      .map(({ action, details }) => ({ action, children: details.children }));
    expect(kept).toEqual(
      ['account_read', 'account_read', 'account_banned'].map((action) => ({
        action,
        children: [child.id],
      })),
    );
  });

  it('tells for which children another guardian agreed, until a ban makes that void', async () => {
    const family = await aFamilyThatMayAct(service);
    const { guardian } = family;
    const whoAgreed = async ({ id }: { id: string }) =>
      (await open(id)).json().children.map((child: { whoAgreed: string }) => child.whoAgreed);
    const other = await anotherGuardian(service, family);
    expect(await whoAgreed(guardian)).toEqual(['another_guardian']);
    expect(await whoAgreed(other)).toEqual(['another_guardian']);
    const ban = (userId: string) =>
      admin.caller.call(api.banAccount, {
        params: { userId },
        body: { reason: 'spam in many chats', until: null },
      });
    await ban(other.id);
    expect(await whoAgreed(guardian)).toEqual(['only_this_guardian']);
    await ban(guardian.id);
    expect(await whoAgreed(guardian)).toEqual(['nobody']);
  });

  it.each([randomUUID(), 'x'])('finds nobody as %s', async (userId) => {
    expect((await open(userId)).statusCode).toBe(404);
  });
});
