import * as api from '@sidework/contracts/identity/auth-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../test/builders.ts';
import { aFamily } from '../../test/kids.ts';
import { aStaffMember, entriesAbout } from '../../test/staff.ts';
import { serviceToken } from './service-token.ts';

const service = testIdentity();
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let admin: Staff;
let program: Staff['caller'];
beforeEach(async () => {
  await service.sql`delete from user_roles where role = 'admin'`;
  admin = await aStaffMember(service, 'admin');
  program = service.bearing(await serviceToken(service.deps.config, 5, new Date()));
});

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
      'Somebody has to stay an administrator.',
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

  const answers = [
    [
      'link made for it',
      (email: string, caller: Staff['caller']) =>
        caller.call(api.generateLink, { body: { type: 'recovery', email } }),
      'link_generated',
    ],
    [
      'invitation',
      (email: string, caller: Staff['caller']) => caller.call(api.inviteUser, { body: { email } }),
      'user_invited',
    ],
  ] as const;

  it.each(answers)(
    'is hidden in the answer of a %s, which is on record [1.7-12]',
    async (_what, ask, action) => {
      const { child } = await aFamily(service, { fullName: 'Kim Unmistakable' });
      await service.sql`
      update users set email_confirmed_at = null,
        user_metadata = '{"full_name":"Kim Unmistakable"}' where id = ${child.id}`;
      const shown = await ask(child.email, admin.caller);
      expect([shown.statusCode, shown.json().id]).toEqual([200, child.id]);
      for (const word of [child.email, 'Unmistakable']) expect(shown.body).not.toContain(word);
      expect((await entriesAbout(service, child.id)).at(-1)).toMatchObject({
        ...{ action, actor_id: admin.id },
      });
      expect((await ask(child.email, program)).body).toContain(child.email);
    },
  );

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
