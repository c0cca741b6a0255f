import type { Actor } from '@sidework/chassis/http/actor';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aPerson, aSetup, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

const form = aSetup({ accountType: 'gig_worker' });

const toldOf = async ({ id }: Pick<Actor, 'id'>) =>
  (await service.emitted(profileChanged.type)).filter(({ data }) => data.id === id);

describe('GET /profiles/me', () => {
  it('shows the whole of one’s own profile [PROF-01] [PROF-28]', async () => {
    const { caller, id, email } = await aPerson(service);
    const reply = await caller.call(api.getOwnProfile);

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id,
      fullName: 'Ada Example',
      email,
      phone: null,
      profession: null,
      bio: null,
      avatarUrl: null,
      location: null,
      userType: 'client',
      accountType: 'client',
      roles: [],
      completedServicesAsProfessional: 0,
      rating: null,
      reviewCount: 0,
      dateOfBirth: null,
      timeZone: null,
      business: null,
      kids: null,
      isSetUp: false,
      createdAt: expect.any(String),
    });
  });

  it('refuses a visitor', async () => {
    const reply = await service.visitor.call(api.getOwnProfile);

    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'unauthenticated', requestId: expect.any(String) });
  });
});

describe('PUT /profiles/me', () => {
  it('sets up a profile; user type and role follow the account type [PROF-20] [PROF-21]', async () => {
    const person = await aPerson(service);
    const reply = await person.caller.call(api.setUpProfile, {
      body: { ...form, bio: 'I mend things.', profession: 'Plumber', timeZone: 'Europe/Rome' },
    });

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      ...form,
      bio: 'I mend things.',
      profession: 'Plumber',
      timeZone: 'Europe/Rome',
      userType: 'professional',
      roles: ['professional'],
      isSetUp: true,
    });
    expect((await person.caller.call(api.getOwnProfile)).json()).toEqual(reply.json());
    const [, told] = await toldOf(person);
    expect(told).toMatchObject({
      // After what was told of the person and of the contact at the sign-up.
      sequence: 3,
      data: {
        location: 'Newark, NJ',
        accountType: 'gig_worker',
        roles: ['professional'],
        mayAct: true,
      },
    });
    expect(JSON.stringify(told?.data)).not.toContain(form.dateOfBirth);
  });

  it('can be done again, and takes the role away with the user type [PROF-02] [PROF-03]', async () => {
    const { caller } = await aPerson(service, { user_type: 'professional' });
    await caller.call(api.setUpProfile, { body: form });
    const reply = await caller.call(api.setUpProfile, { body: { ...form, accountType: 'client' } });

    expect(reply.json()).toMatchObject({ userType: 'client', accountType: 'client', roles: [] });
  });

  it('keeps the three in step for many that save at once [SEC-01]', async () => {
    const person = await aPerson(service);
    const types = ['client', 'gig_worker', 'business_professional', 'client'];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        person.caller.call(api.setUpProfile, {
          body: { ...form, accountType: types[turn % types.length] },
        }),
      ),
    );

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { userType, accountType, roles } = (await person.caller.call(api.getOwnProfile)).json();
    expect(userType).toBe(accountType === 'client' ? 'client' : 'professional');
    expect(roles).toEqual(userType === 'client' ? [] : ['professional']);
    expect(await toldOf(person)).toHaveLength(13);
  });

  it('refuses a user type that contradicts the account type', async () => {
    const { caller } = await aPerson(service);
    const reply = await caller.call(api.setUpProfile, { body: { ...form, userType: 'client' } });

    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('contradicting_user_type');
    expect((await caller.call(api.getOwnProfile)).json().isSetUp).toBe(false);
  });

  it.each([
    ['no name [PROF-13]', { fullName: '  ' }, 400, 'invalid_input'],
    ['no location [PROF-14]', { location: undefined }, 400, 'invalid_input'],
    ['an unknown account type', { accountType: 'admin' }, 400, 'invalid_input'],
    ['no birth date', { dateOfBirth: undefined }, 422, 'birth_date_needed'],
    ['a birth date that is none', { dateOfBirth: '1990-02-30' }, 400, 'invalid_input'],
    ['a birth date to come [D-3]', { dateOfBirth: '2190-01-01' }, 422, 'birth_date_impossible'],
    ['an age of nobody [D-3]', { dateOfBirth: '1890-01-01' }, 422, 'birth_date_impossible'],
    ['a place on the moon', { timeZone: 'Moon/Tranquility' }, 400, 'invalid_input'],
    ['somebody else’s state', { idVerificationStatus: 'verified' }, 400, 'unknown_field'],
    ['a count of one’s own', { completedServicesAsProfessional: 9 }, 400, 'unknown_field'],
    ['roles of one’s own [SEC-23]', { roles: ['admin'] }, 400, 'unknown_field'],
    ['the id of another', { id: '01960000-0000-7000-8000-000000000001' }, 400, 'unknown_field'],
    ['a null character', { bio: 'a\u0000b' }, 400, 'invalid_input'],
    ['half a surrogate pair', { fullName: 'a\ud800b' }, 400, 'invalid_input'],
    ['a name of two lines', { fullName: 'Ada\nSidework security team' }, 400, 'invalid_input'],
    ['a name of which nothing is seen', { fullName: '\u200b\u200b' }, 400, 'invalid_input'],
  ])('refuses %s', async (_what, given, status, code) => {
    const { caller } = await aPerson(service);
    const reply = await caller.call(api.setUpProfile, { body: { ...form, ...given } });

    expect(reply.json()).toMatchObject({ code, message: expect.any(String) });
    expect(reply.statusCode).toBe(status);
    expect((await caller.call(api.getOwnProfile)).json().isSetUp).toBe(false);
  });

  it('takes a birth date once, and the same again [D-3]', async () => {
    const { caller } = await aPerson(service);
    await caller.call(api.setUpProfile, { body: form });
    const replies = [];
    for (const dateOfBirth of [undefined, form.dateOfBirth, '1991-01-01', '2015-01-01'])
      replies.push(await caller.call(api.setUpProfile, { body: { ...form, dateOfBirth } }));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409]);
    expect(replies.at(-1)?.json()).toMatchObject({
      code: 'birth_date_fixed',
      fields: { dateOfBirth: expect.any(String) },
    });
    expect((await caller.call(api.getOwnProfile)).json()).toMatchObject({
      dateOfBirth: form.dateOfBirth,
      accountType: 'gig_worker',
    });
  });

  it('tells how an adult is reached, the first time', async () => {
    const person = await aPerson(service);
    for (const _ of [1, 2]) await person.caller.call(api.setUpProfile, { body: form });
    const told = (await service.emitted(contactChanged.type)).filter(
      ({ data }) => data.id === person.id,
    );

    expect(told.map(({ data }) => data.email)).toEqual([null, person.email]);
  });

  it('changes nobody else', async () => {
    const [own, stranger] = [await aPerson(service), await aPerson(service)];
    await own.caller.call(api.setUpProfile, { body: form });

    expect((await stranger.caller.call(api.getOwnProfile)).json().isSetUp).toBe(false);
  });

  it('refuses a visitor [PROF-26]', async () => {
    const reply = await service.visitor.call(api.setUpProfile, { body: form });

    expect(reply.statusCode).toBe(401);
  });

  it('is held by the database: a user type cannot contradict an account type [PROF-20]', async () => {
    const { id } = await aPerson(service);

    await expect(
      service.sql`update profiles set user_type = 'professional' where id = ${id}`,
    ).rejects.toMatchObject({ constraint_name: 'profiles_user_type_check' });
  });
});
