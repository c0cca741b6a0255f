import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import type { Caller } from '@sidework/chassis/testing/service';
import { type AuthSession, issueToken, signUp } from '@sidework/contracts/identity/accounts/auth';
import { deleteUser } from '@sidework/contracts/identity/administration/auth-admin';
import * as api from '@sidework/contracts/identity/deletion/deletion';
import {
  accountDeleted,
  consentRevoked,
  contactChanged,
  profileChanged,
} from '@sidework/contracts/identity/events';
import { requestChildExport, requestExport } from '@sidework/contracts/identity/exports/exports';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { recover } from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import {
  getOwnProfile,
  removeAvatar,
  setUpProfile,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import {
  aKidsSetup,
  aMemberOf,
  aPassword,
  aSetup,
  expectSignedOut,
  testIdentity,
} from '../../test/builders.ts';
import { aFamily, aFamilyThatMayAct, toldOf } from '../../test/kids.ts';
import { giveAllParts, signedInAgo } from '../../test/own-data.ts';
import { aStaffMember, entriesAbout } from '../../test/staff.ts';
import { untilSomebodyWaits } from '../../test/waiting.ts';
import { servicesWithOwnData } from '../exports/services-with-own-data.ts';
import { avatarKey, avatarUrlOf, newAvatarName } from '../pictures/avatar-address.ts';

const service = testIdentity();
const confirmed = { confirmation: api.deletionPhrase };
const confirmedOfChild = { confirmation: api.childDeletionPhrase };

const deleteOwn = (caller: Caller, body = confirmed) => caller.call(api.deleteOwnAccount, { body });
const deleteChildBy = (caller: Caller, childId: string, body = confirmedOfChild) =>
  caller.call(api.deleteChild, { params: { childId }, body });
const refusalOf = async (asked: ReturnType<Caller['call']>) => {
  const { statusCode, body } = await asked;
  return [statusCode, body && JSON.parse(body).code];
};
const told = async (type: Parameters<typeof service.emitted>[0], id: string) =>
  (await service.emitted(type)).filter(({ data }) => [data.id, data.childId].includes(id));
const isThere = async (id: string) => {
  const rows = await service.sql`select 1 from users where id = ${id} and deleted_at is null`;
  return rows.length > 0;
};
const signInAs = (email: string) =>
  service.visitor.call(issueToken, {
    query: { grant_type: 'password' },
    body: { email, password: aPassword },
  });

/** Requests that wait for a person's row in this order; those behind a deletion have passed the door before it ended. */
async function oneAfterAnother(id: string, requests: (() => ReturnType<Caller['call']>)[]) {
  const sent: ReturnType<Caller['call']>[] = [];
  await service.sql.begin(async (sql) => {
    await sql`select 1 from profiles where id = ${id} for update`;
    for (const request of requests) {
      sent.push(request());
      await untilSomebodyWaits(service, sql, sent.length);
    }
  });
  return Promise.all(sent);
}

describe('POST /profiles/me/delete', () => {
  it('ends the account at once: nobody signs in to it, and every service hears so', async () => {
    const ada = await aMemberOf(service, { accountType: 'gig_worker', bio: 'I mend taps.' });
    expect((await deleteOwn(ada.caller)).statusCode).toBe(204);
    await expectSignedOut(ada.caller);
    expect((await signInAs(ada.email)).statusCode).toBe(400);
    expect(await toldOf(service, ada.id)).toMatchObject({
      fullName: '',
      avatarUrl: null,
      location: null,
      profession: null,
      mayAct: false,
      roles: [],
    });
    expect((await told(contactChanged.type, ada.id)).at(-1)?.data).toMatchObject({ email: null });
    expect(await told(accountDeleted.type, ada.id)).toHaveLength(1);
  });

  it('leaves no word of the person here', async () => {
    const ada = await aMemberOf(service, {
      accountType: 'business_professional',
      businessName: 'Taps & Sons',
      bio: 'I mend taps.',
      fullName: 'Adaline Unmistakable',
    });
    await service.visitor.call(recover, { body: { email: ada.email } });
    await deleteOwn(ada.caller);
    const [kept] = await service.sql<{ text: string }[]>`
      select concat((select json_agg(u) from users u where id = ${ada.id}),
        (select json_agg(p) from profiles p where id = ${ada.id}),
        (select json_agg(b) from business_profiles b where profile_id = ${ada.id}),
        (select json_agg(i) from identities i where user_id = ${ada.id})) as text`;
    for (const word of ['Unmistakable', 'Taps', ada.email, '1990-05-17'])
      expect(kept?.text).not.toContain(word);
    expect(kept?.text).toContain(ada.id);
    expect((await entriesAbout(service, ada.id)).at(-1)).toMatchObject({
      action: 'own_account_deleted',
      actor_id: ada.id,
      actor_name: 'the owner of the account',
    });
    const mails = await service.sql<{ subject: string }[]>`
      select subject from mail_queue where recipient = ${ada.email}`;
    expect(mails).toEqual([{ subject: 'Your Sidework account is deleted' }]);
  });

  it('brings nothing back that its owner sends meanwhile, or right after it [1.2]', async () => {
    const ada = await aMemberOf(service, { fullName: 'Adaline Unmistakable' });
    const body = aSetup({ fullName: 'Adaline Unmistakable', bio: 'I am here again.' });
    const save = () => ada.caller.call(setUpProfile, { body });
    const choose = () => ada.caller.call(removeAvatar);
    const [deleted, ...late] = await oneAfterAnother(ada.id, [
      () => deleteOwn(ada.caller),
      save,
      choose,
    ]);
    expect(deleted?.statusCode).toBe(204);
    expect(late.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    const [profile] = await service.sql`
      select full_name, bio, date_of_birth, is_set_up from profiles where id = ${ada.id}`;
    const nothing = { full_name: '', bio: null, date_of_birth: null, is_set_up: false };
    expect(profile).toEqual(nothing);
    expect(await toldOf(service, ada.id)).toMatchObject({ fullName: '', mayAct: false });
  });

  it('of a child brings its parent nothing back either [1.7-9]', async () => {
    const { child, guardian, parentEmail } = await aFamily(service);
    const body = aKidsSetup({ fullName: 'Kim Unmistakable', parentEmail });
    const [deleted, late, again] = await oneAfterAnother(child.id, [
      () => deleteChildBy(guardian.caller, child.id),
      () => child.caller.call(setUpProfile, { body }),
      () => child.caller.call(askParent),
    ]);
    expect([deleted, late, again].map((reply) => reply?.statusCode)).toEqual([204, 401, 401]);
    const kept = await service.sql`
      select 1 from kids_profiles where profile_id = ${child.id}`;
    expect(kept).toEqual([]);
  });

  it('frees the address for somebody else, which a new account is', async () => {
    const ada = await aMemberOf(service);
    await deleteOwn(ada.caller);
    const body = { email: ada.email, password: aPassword };
    const anew = (await service.visitor.call(signUp, { body })).json<AuthSession>();
    expect(anew.user.id).not.toBe(ada.id);
    const profile = await service.bearing(anew.access_token).call(getOwnProfile);
    expect(profile.json()).toMatchObject({ id: anew.user.id, bio: null, fullName: '' });
  });

  it('takes along pictures and exports, and what is still being gathered', async () => {
    const ada = await aMemberOf(service);
    const { id: exportId } = (await ada.caller.call(requestExport)).json();
    await giveAllParts(service, { exportId, userId: ada.id });
    await service.doPersonTasks();
    await ada.caller.call(requestExport);
    const name = newAvatarName();
    const key = avatarKey(name);
    const picture = { key, kind: 'avatar', ownerId: ada.id, contentType: 'image/webp' };
    await storeObject(service.deps, { ...picture, body: Buffer.from('a picture') });
    await service.db.transaction((tx) => keepObject(tx, key));
    await service.sql`
      update profiles set avatar_url = ${avatarUrlOf(service.deps.config, name)}
      where id = ${ada.id}`;
    await deleteOwn(ada.caller);
    const objects = await service.sql`
      select distinct state from stored_objects where owner_id = ${ada.id}`;
    expect(objects).toEqual([{ state: 'removing' }]);
    const exports = await service.sql`
      select distinct state from data_exports where user_id = ${ada.id}`;
    expect(exports).toEqual([{ state: 'expired' }]);
  });

  it('is complete once every service has forgotten the person', async () => {
    const ada = await aMemberOf(service);
    await deleteOwn(ada.caller);
    const completed = async () => {
      const [row] = await service.sql<{ isComplete: boolean }[]>`
        select completed_at is not null as "isComplete" from erasures where user_id = ${ada.id}`;
      return row?.isComplete;
    };
    for (const { accountErased } of servicesWithOwnData) {
      expect(await completed()).toBe(false);
      for (let n = 0; n < 2; n += 1) await service.receive(accountErased, { userId: ada.id });
    }
    expect(await completed()).toBe(true);
  });

  it('happens once, however often it is asked at once', async () => {
    const ada = await aMemberOf(service);
    const replies = await Promise.all([1, 2, 3].map(() => deleteOwn(ada.caller)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401]);
    expect(await told(accountDeleted.type, ada.id)).toHaveLength(1);
  });

  it.each([
    [
      'without the words typed',
      async () => {},
      { confirmation: 'yes' },
      422,
      'deletion_not_confirmed',
    ],
    [
      'after a sign-in of long ago',
      (id: string) => signedInAgo(service, id, 16 * 60),
      confirmed,
      403,
      'reauthentication_needed',
    ],
    [
      'without the second step',
      (id: string) => service.sql`
        insert into factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), ${id}, 'totp', 'verified', now(), now())`,
      confirmed,
      403,
      'insufficient_aal',
    ],
  ] as const)('refuses %s', async (_what, arrange, body, status, code) => {
    const ada = await aMemberOf(service);
    await arrange(ada.id);
    expect(await refusalOf(deleteOwn(ada.caller, { ...body }))).toEqual([status, code]);
    expect(await isThere(ada.id)).toBe(true);
  });

  it('leaves somebody an administrator, also where two go at once', async () => {
    await service.sql`delete from user_roles where role = 'admin'`;
    const both = await Promise.all([
      aStaffMember(service, 'admin'),
      aStaffMember(service, 'admin'),
    ]);
    const replies = await Promise.all(both.map(({ caller }) => refusalOf(deleteOwn(caller))));
    expect(replies.map(([status]) => status).sort()).toEqual([204, 409]);
    expect(replies.find(([status]) => status === 409)?.[1]).toBe('last_administrator');
  });
});

describe('a guardian who leaves', () => {
  it('stops the children that nobody else agreed for', async () => {
    const { guardian, child } = await aFamilyThatMayAct(service);
    await deleteOwn(guardian.caller);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false, guardianIds: [] });
    expect(await told(consentRevoked.type, child.id)).toHaveLength(1);
    expect(await isThere(child.id)).toBe(true);
  });

  it('takes along what they had gathered of a child', async () => {
    const { guardian, child } = await aFamily(service);
    const params = { childId: child.id };
    const { id: exportId } = (await guardian.caller.call(requestChildExport, { params })).json();
    await giveAllParts(service, { exportId, userId: child.id });
    await service.doPersonTasks();
    await deleteOwn(guardian.caller);
    const [row] =
      await service.sql`select state, object_key from data_exports where id = ${exportId}`;
    expect(row).toEqual({ state: 'expired', object_key: null });
  });
});

describe('POST /children/:childId/delete', () => {
  it('ends the account of a child, and keeps that somebody agreed', async () => {
    const { guardian, child, parentEmail } = await aFamilyThatMayAct(service);
    expect((await deleteChildBy(guardian.caller, child.id)).statusCode).toBe(204);
    expect(await toldOf(service, child.id)).toMatchObject({
      fullName: '',
      mayAct: false,
      guardianIds: [],
      accountType: 'sidework_kids',
    });
    expect(await told(accountDeleted.type, child.id)).toHaveLength(1);
    const [kept] = await service.sql<{ kid: string; requests: string; consents: string }[]>`
      select (select count(*)::int from kids_profiles where profile_id = ${child.id}) as kid,
             (select count(*)::int from consent_requests where child_id = ${child.id}) as requests,
             (select count(*)::int from consents where child_id = ${child.id}
                and status = 'revoked') as consents`;
    expect(kept).toEqual({ kid: 0, requests: 0, consents: 1 });
    const [mail] = await service.sql`
      select subject from mail_queue where recipient = ${guardian.email} order by id desc limit 1`;
    expect(mail).toEqual({ subject: 'About a kids account at Sidework' });
    expect(await service.sql`select 1 from profiles where email = ${parentEmail}`).toHaveLength(0);
    const actions = (await entriesAbout(service, child.id)).map(({ action }) => action);
    expect(actions).toContain('child_deleted');
  });

  it('is for who looks after the child, who has lately signed in and said so', async () => {
    const { guardian, child } = await aFamily(service);
    const stranger = await aMemberOf(service);
    expect(await refusalOf(deleteChildBy(stranger.caller, child.id))).toEqual([404, 'not_found']);
    const { caller } = guardian;
    expect(await refusalOf(deleteChildBy(caller, child.id, confirmed))).toEqual([
      422,
      'deletion_not_confirmed',
    ]);
    await signedInAgo(service, guardian.id, 16 * 60);
    expect(await refusalOf(deleteChildBy(caller, child.id))).toEqual([
      403,
      'reauthentication_needed',
    ]);
    expect(await isThere(child.id)).toBe(true);
  });

  it('tells guardians where the child itself asked', async () => {
    const { guardian, child } = await aFamily(service);
    expect((await deleteOwn(child.caller)).statusCode).toBe(204);
    const mails = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${guardian.email} order by id desc limit 1`;
    expect(mails[0]?.body_text).toContain('is deleted');
    expect(await isThere(child.id)).toBe(false);
  });
});

describe('an account that administration deletes', () => {
  it.each([true, false])('ends in the same way (kept without a name: %s)', async (isSoft) => {
    const { guardian, child } = await aFamilyThatMayAct(service);
    const admin = await aStaffMember(service, 'admin');
    const reply = await admin.caller.call(deleteUser, {
      params: { userId: guardian.id },
      body: { should_soft_delete: isSoft },
    });
    expect(reply.statusCode).toBe(200);
    expect(await told(accountDeleted.type, guardian.id)).toHaveLength(1);
    expect((await told(profileChanged.type, guardian.id)).at(-1)?.data).toMatchObject({
      fullName: '',
      mayAct: false,
    });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false, guardianIds: [] });
    const [erasure] = await service.sql`
      select requested_by from erasures where user_id = ${guardian.id}`;
    expect(erasure).toEqual({ requested_by: admin.id });
  });
});
