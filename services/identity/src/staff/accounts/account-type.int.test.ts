import * as api from '@sidework/contracts/identity/staff/staff-accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMemberOf, bornYearsAgo, testIdentity } from '../../../test/builders.ts';
import { aChildWithLink, aFamilyThatMayAct, toldOf } from '../../../test/kids.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let admin: Staff;
beforeAll(async () => {
  admin = await aStaffMember(service, 'admin');
});

const mend = (userId: string, given: object) =>
  admin.caller.call(api.changeAccountType, {
    params: { userId },
    body: { reason: 'A mistake at setup', ...given },
  });
const birthDateOf = async (id: string) => {
  const [profile] = await service.sql<{ born: string }[]>`
    select date_of_birth::text as born from profiles where id = ${id}`;
  return profile?.born;
};

describe('PUT /admin/accounts/:userId/account-type', () => {
  it('changes the type of an adult with the user type and the role that follow from it [D-2]', async () => {
    const { id } = await aMemberOf(service);
    const reply = await mend(id, { accountType: 'business_professional' });
    const changed = { accountType: 'business_professional', userType: 'professional' };
    expect(reply.json()).toMatchObject({ ...changed, roles: ['professional'] });
    expect(await toldOf(service, id)).toMatchObject({ ...changed, mayAct: true });
    expect((await entriesAbout(service, id)).at(-1)).toMatchObject({
      action: 'account_type_changed',
      reason: 'A mistake at setup',
      actor_id: admin.id,
      details: { before: 'client', after: 'business_professional', is_birth_date_mended: false },
    });
  });

  it('mends the birth date of an adult, which is in no event and no log [D-3]', async () => {
    const { id } = await aMemberOf(service);
    const dateOfBirth = bornYearsAgo(44);
    expect((await mend(id, { dateOfBirth })).statusCode).toBe(200);
    expect(await birthDateOf(id)).toBe(dateOfBirth);
    const told = JSON.stringify([await toldOf(service, id), await entriesAbout(service, id)]);
    expect(told).not.toContain(dateOfBirth);
  });

  it('makes a kids account of whoever is a child by it, with all that follows [D-3]', async () => {
    const { guardian, child } = await aFamilyThatMayAct(service);
    await service.sql`
      insert into user_roles (user_id, role, created_at) values (${guardian.id}, 'moderator', now())`;
    const reply = await mend(guardian.id, { dateOfBirth: bornYearsAgo(15) });
    expect(reply.json()).toMatchObject({
      accountType: 'sidework_kids',
      roles: ['professional'],
      isSetUp: false,
      email: null,
      fullName: 'Grace Y.',
      sessionCount: 0,
    });
    expect(await toldOf(service, guardian.id)).toMatchObject({
      mayAct: false,
      fullName: 'Grace Y.',
    });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false, guardianIds: [] });
  });

  it('mends the birth date of a child, who stays one and is verified anew [D-5]', async () => {
    const { child } = await aFamilyThatMayAct(service);
    const dateOfBirth = bornYearsAgo(8);
    expect((await mend(child.id, { dateOfBirth })).json()).toMatchObject({
      accountType: 'sidework_kids',
    });
    expect(await birthDateOf(child.id)).toBe(dateOfBirth);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    const [kid] = await service.sql`
      select id_verification_status, verified_until, date_of_birth::text from kids_profiles
      where profile_id = ${child.id}`;
    expect(kid).toEqual({
      id_verification_status: 'pending',
      verified_until: null,
      date_of_birth: dateOfBirth,
    });
  });

  it('forgets what a child of under 13 may not have said before its parent agreed [D-4]', async () => {
    const { child } = await aChildWithLink(service, { location: '12 Elm Street, Newark, NJ' });
    await mend(child.id, { dateOfBirth: bornYearsAgo(12) });
    const [profile] = await service.sql`
      select location, time_zone from profiles where id = ${child.id}`;
    expect(profile).toEqual({ location: 'New Jersey', time_zone: null });
  });

  it('keeps no word, tells nobody and asks no verification where all is so already', async () => {
    const { child } = await aFamilyThatMayAct(service);
    const entries = await entriesAbout(service, child.id);
    const dateOfBirth = await birthDateOf(child.id);
    expect((await mend(child.id, { dateOfBirth })).statusCode).toBe(200);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: true });
    expect(await entriesAbout(service, child.id)).toEqual(entries);
  });

  it('needs something to mend', async () => {
    const { id } = await aMemberOf(service);
    expect((await mend(id, {})).statusCode).toBe(400);
  });

  it('ends the kids account of whoever is an adult by it; nobody looks after them any more', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    const given = { dateOfBirth: bornYearsAgo(19), accountType: 'client' };
    expect((await mend(child.id, given)).json()).toMatchObject({
      accountType: 'client',
      userType: 'client',
      roles: [],
      sessionCount: 0,
    });
    expect(await toldOf(service, child.id)).toMatchObject({
      mayAct: true,
      guardianIds: [],
      fullName: 'Kim Maria Young',
    });
    const [kid] = await service.sql`select from kids_profiles where profile_id = ${child.id}`;
    expect(kid).toBeUndefined();
    const [mail] = await service.sql`
      select subject from mail_queue where recipient = ${guardian.email} order by id desc limit 1`;
    expect(mail).toBeDefined();
  });

  it.each([
    ['a child to be an adult in name alone', { accountType: 'client' }, 'kids_account_fixed'],
    [
      'an adult’s type to who is younger still',
      { accountType: 'client', dateOfBirth: bornYearsAgo(12) },
      'kids_account_fixed',
    ],
    ['a birth that is yet to come', { dateOfBirth: '2999-01-01' }, 'birth_date_impossible'],
  ])('refuses %s', async (_what, correction, code) => {
    const { child } = await aFamilyThatMayAct(service);
    const reply = await mend(child.id, correction);
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
  });

  it('leaves the last administrator what they are', async () => {
    const colleague = await aStaffMember(service, 'admin');
    await service.sql`delete from user_roles where user_id = ${admin.id}`;
    const reply = await mend(colleague.id, { dateOfBirth: bornYearsAgo(15) });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'last_administrator']);
  });
});
