import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMemberOf, anEmail, aPassword, testIdentity } from '../../../test/builders.ts';
import { aPhone } from '../../../test/clients.ts';
import { aFamily } from '../../../test/kids.ts';
import { aProgram } from '../../../test/programs.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let admin: Staff;
let program: Staff['caller'];
beforeEach(async () => {
  await service.sql`delete from user_roles where role = 'admin'`;
  admin = await aStaffMember(service, 'admin');
  program = await aProgram(service);
});

/** As another server has hashed a password. */
const aHash = '$2b$10$abcdefghijklmnopqrstuv0123456789012345678901234567890';

const to = ({ id }: { id: string }) => ({ params: { userId: id } });
const ways = [
  ['banned', api.updateUserById, { ban_duration: '1000h' }],
  ['deleted', api.deleteUser, {}],
  ['softly deleted', api.deleteUser, { should_soft_delete: true }],
] as const;

describe('an administrator', () => {
  it.each(ways)('is not %s by themselves', async (_how, endpoint, body) => {
    await aStaffMember(service, 'admin');
    const reply = await admin.caller.call(endpoint, { ...to(admin), body });
    expect([reply.statusCode, reply.json().msg]).toEqual([
      403,
      'You cannot do this to your own account.',
    ]);
  });

  it.each(ways)('who is the last is not %s by a program', async (_how, endpoint, body) => {
    const reply = await program.call(endpoint, { ...to(admin), body });
    expect([reply.statusCode, reply.json().msg]).toEqual([
      409,
      'At least one person has to stay an administrator.',
    ]);
    const [left] = await service.sql`
      select banned_until, deleted_at from users where id = ${admin.id}`;
    expect(left).toEqual({ banned_until: null, deleted_at: null });
  });

  it.each(ways)('beside another is %s', async (_how, endpoint, body) => {
    const colleague = await aStaffMember(service, 'admin');
    expect((await admin.caller.call(endpoint, { ...to(colleague), body })).statusCode).toBe(200);
  });
});

type Child = Pick<Awaited<ReturnType<typeof aFamily>>['child'], 'id' | 'email'>;
type Way = (child: Child, caller: Staff['caller']) => ReturnType<Staff['caller']['call']>;

const invited = (email: string, caller: Staff['caller']) =>
  caller.call(api.inviteUser, { body: { email } });

async function aFactorOf({ id }: { id: string }) {
  const factorId = randomUUID();
  await service.sql`
    insert into factors (id, user_id, factor_type, status, phone, created_at, updated_at)
    values (${factorId}, ${id}, 'phone', 'verified', ${aPhone()}, now(), now())`;
  return factorId;
}

const textedTo: Way = async (child, caller) =>
  caller.call(api.updateFactorOfUser, {
    params: { userId: child.id, factorId: await aFactorOf(child) },
    body: { phone: aPhone() },
  });

const freedOfFactor: Way = async (child, caller) =>
  caller.call(api.deleteFactorOfUser, {
    params: { userId: child.id, factorId: await aFactorOf(child) },
  });

async function ofSignIn({ id }: Child) {
  const users = await service.sql`
    select email, phone, password_hash, email_change, email_confirmed_at, phone_confirmed_at
    from users where id = ${id}`;
  const tokens = await service.sql`select purpose from one_time_tokens where user_id = ${id}`;
  return { users, tokens };
}

describe('a child', () => {
  const reads = [
    ['list of users', (id: string, { caller }: Pick<Staff, 'caller'>) => listed(id, caller)],
    [
      'user',
      (id: string, { caller }: Pick<Staff, 'caller'>) => caller.call(api.getUserById, to({ id })),
    ],
  ] as const;
  const listed = (_id: string, caller: Staff['caller']) =>
    caller.call(api.listUsers, { query: { per_page: '1000' } });

  it.each(reads)('is told of in a %s without its address and its name', async (_what, read) => {
    const { child } = await aFamily(service, { fullName: 'Kim Unmistakable' });
    const shown = await read(child.id, admin);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain(child.id);
    for (const word of [child.email, 'Unmistakable']) expect(shown.body).not.toContain(word);
    expect((await read(child.id, { caller: program })).body).toContain(child.email);
  });

  const linkOf =
    (type: string, more: object = {}): Way =>
    ({ email }, caller) =>
      caller.call(api.generateLink, { body: { type, email, ...more } });
  const changed =
    (body: () => object): Way =>
    (child, caller) =>
      caller.call(api.updateUserById, { ...to(child), body: body() });
  /** Each of these opens an account to the caller, or locks its owner out. */
  const ways: [string, Way, isUnconfirmed?: boolean][] = [
    ['a link to sign in', linkOf('magiclink')],
    ['a link to a new password', linkOf('recovery')],
    ['a link to sign up', linkOf('signup'), true],
    ['a link that invites', linkOf('invite'), true],
    ['a link to a new address', linkOf('email_change_new', { new_email: anEmail() })],
    ['a mail that invites', ({ email }, caller) => invited(email, caller), true],
    ['a password', changed(() => ({ password: aPassword }))],
    ['a hash of one', changed(() => ({ password_hash: aHash }))],
    ['an address', changed(() => ({ email: anEmail() }))],
    ['a number', changed(() => ({ phone: aPhone() }))],
    ['the word that its address is confirmed', changed(() => ({ email_confirm: true })), true],
    ['a number for its codes', textedTo],
    ['a way in past its second step', freedOfFactor],
  ];

  it.each(ways)(
    'is given %s by no person, which is on record [1.1] [1.7-12]',
    async (_, way, isNew) => {
      const { child } = await aFamily(service);
      if (isNew)
        await service.sql`update users set email_confirmed_at = null where id = ${child.id}`;
      const before = await ofSignIn(child);
      const refused = await way(child, admin.caller);
      expect([refused.statusCode, refused.json().msg]).toEqual([
        403,
        expect.stringContaining('up to the child and its guardian'),
      ]);
      expect(refused.body).not.toContain(child.email);
      expect(await ofSignIn(child)).toEqual(before);
      expect((await entriesAbout(service, child.id)).at(-1)).toMatchObject({
        action: 'administration_denied',
        outcome: 'denied',
        actor_id: admin.id,
      });
      expect((await way(child, program)).statusCode).toBe(200);
    },
  );

  it('can still be banned, and noted of for programs', async () => {
    const { child } = await aFamily(service);
    const body = { ban_duration: '1h', app_metadata: { plan: 'gold' } };
    const reply = await admin.caller.call(api.updateUserById, { ...to(child), body });
    expect(reply.statusCode).toBe(200);
  });

  it('keeps its second step where staff would take it away, and loses one that it only began', async () => {
    const { child } = await aFamily(service);
    const remove = (factorId: string) =>
      admin.caller.call(api.deleteFactorOfUser, { params: { userId: child.id, factorId } });
    const [shown, begun] = [await aFactorOf(child), await aFactorOf(child)];
    await service.sql`update factors set status = 'unverified' where id = ${begun}`;
    expect([(await remove(shown)).statusCode, (await remove(begun)).statusCode]).toEqual([
      403, 200,
    ]);
    const left = await service.sql`select id from factors where user_id = ${child.id}`;
    expect(left).toEqual([{ id: shown }]);
  });

  it('whose address is confirmed may be said to be so', async () => {
    const { child } = await aFamily(service);
    const reply = await admin.caller.call(api.updateUserById, {
      ...to(child),
      body: { email_confirm: true },
    });
    expect(reply.statusCode).toBe(200);
  });

  it('has a factor renamed without its number being told', async () => {
    const { child } = await aFamily(service);
    const [factorId, number] = [await aFactorOf(child), '19735550177'];
    await service.sql`update factors set phone = ${number} where id = ${factorId}`;
    const params = { userId: child.id, factorId };
    const reply = await admin.caller.call(api.updateFactorOfUser, {
      params,
      body: { friendly_name: 'tablet' },
    });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.not.stringContaining(number)]);
  });

  it('sat nowhere that is told by its whole address', async () => {
    const [{ child }, ada] = [await aFamily(service), await aMemberOf(service)];
    await service.sql`
      update sessions set address = '203.0.113.77' where user_id in ${service.sql([child.id, ada.id])}`;
    const addresses = async (of: { id: string }, { caller }: Pick<Staff, 'caller'>) => {
      const { items } = (await caller.call(api.listSessionsOfUser, to(of))).json();
      return items.map(({ address }: { address: string }) => address);
    };
    expect(await addresses(child, admin)).toEqual(['203.0.113.0']);
    expect(await addresses(child, { caller: program })).toEqual(['203.0.113.77']);
    expect(await addresses(ada, admin)).toEqual(['203.0.113.77']);
  });

  it('is all an adult is not: of them the address is told', async () => {
    const ada = await aMemberOf(service);
    expect((await admin.caller.call(api.getUserById, to(ada))).body).toContain(ada.email);
  });
});
