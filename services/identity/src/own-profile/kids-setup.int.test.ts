import { randomUUID } from 'node:crypto';
import { issueToken } from '@sidework/contracts/identity/accounts/auth';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import {
  aKidsSetup,
  aPassword,
  aPerson,
  aSetup,
  bornYearsAgo,
  expectSignedOut,
  testIdentity,
} from '../../test/builders.ts';
import { aConsent } from '../../test/consents.ts';
import { consents } from '../family/consents/table.ts';

const service = testIdentity();

const passwordGrant = { grant_type: 'password' } as const;

type Person = Awaited<ReturnType<typeof aPerson>>;

const setUp = ({ caller }: Person, body: unknown) => caller.call(api.setUpProfile, { body });
const own = async ({ caller }: Person) => (await caller.call(api.getOwnProfile)).json();

const toldOf = async (type: typeof profileChanged.type | typeof contactChanged.type, id: string) =>
  (await service.emitted(type)).filter(({ data }) => data.id === id).map(({ data }) => data);

const mailsTo = (address: string) =>
  service.sql<{ subject: string }[]>`select subject from mail_queue where recipient = ${address}`;

const kidOf = async ({ id }: Person) => {
  const [row] = await service.sql`select * from kids_profiles where profile_id = ${id}`;
  return row;
};

async function aChild(given: Partial<api.ProfileSetup> = {}) {
  const [child, form] = [await aPerson(service), aKidsSetup(given)];
  expect((await setUp(child, form)).statusCode).toBe(200);
  return { child, form };
}

describe('a kids account', () => {
  it('is set up with its parent, who is written to [PROF-22] [PROF-15] [KIDS-19]', async () => {
    const { child, form } = await aChild({ location: '12 Elm Street, Newark, NJ', bio: 'Hi' });

    expect(await own(child)).toMatchObject({
      accountType: 'sidework_kids',
      userType: 'professional',
      roles: ['professional'],
      isSetUp: true,
      dateOfBirth: form.dateOfBirth,
      location: 'Newark, NJ',
      bio: null,
      kids: {
        idVerificationStatus: 'none',
        parentConsentGiven: false,
        parentName: 'Grace Young',
        parentEmail: 'g•••@e•••.com',
        mayAct: false,
        hindrance: 'consent_missing',
      },
    });
    expect(await kidOf(child)).toMatchObject({
      profile_id: child.id,
      date_of_birth: expect.anything(),
      parent_name: form.parentName,
      parent_email: form.parentEmail,
      parent_phone: form.parentPhone,
      id_verification_status: 'none',
      parent_consent_given: false,
    });
    expect(await mailsTo(form.parentEmail ?? '')).toHaveLength(1);
  });

  it('is told of by first name, initial and state, and is reached by nobody [D-10] [D-7]', async () => {
    const { child, form } = await aChild({ location: '12 Elm Street, Newark, NJ' });
    const told = (await toldOf(profileChanged.type, child.id)).at(-1);

    expect(told).toMatchObject({
      fullName: 'Kim Y.',
      location: 'New Jersey',
      avatarUrl: null,
      profession: null,
      mayAct: false,
      guardianIds: [],
      permits: [],
    });
    expect(JSON.stringify(told)).not.toMatch(`Maria|${form.dateOfBirth}|${form.parentEmail}`);
    for (const { email, phone } of await toldOf(contactChanged.type, child.id))
      expect([email, phone]).toEqual([null, null]);
  });

  it.each([
    ['name [PROF-16]', 'parentName', undefined, 422],
    ['address [PROF-17]', 'parentEmail', '', 422],
    ['address that is one [PROF-17]', 'parentEmail', 'grace', 400],
    ['number [PROF-18]', 'parentPhone', undefined, 422],
  ])('has a parent with a %s', async (_what, field, value, status) => {
    const child = await aPerson(service);
    const reply = await setUp(child, aKidsSetup({ [field]: value }));

    expect(reply.statusCode).toBe(status);
    expect(reply.json().fields).toEqual({ [field]: expect.any(String) });
    expect(await kidOf(child)).toBeUndefined();
    expect((await own(child)).isSetUp).toBe(false);
  });

  it('needs a birth date as every other [PROF-15]', async () => {
    const reply = await setUp(await aPerson(service), aKidsSetup({ dateOfBirth: undefined }));

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'birth_date_needed' });
  });

  it('is not looked after by the child itself [D-4]', async () => {
    const child = await aPerson(service);
    const parentEmail = child.email.replace('@', '+mum@').toUpperCase();
    const reply = await setUp(child, aKidsSetup({ parentEmail }));

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'parent_is_child']);
  });

  it('is for nobody who is 18, of whom nothing is kept [KIDS-01]', async () => {
    const adult = await aPerson(service);
    const reply = await setUp(adult, aKidsSetup({ dateOfBirth: bornYearsAgo(18) }));

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'kids_account_too_old']);
    expect(await own(adult)).toMatchObject({ accountType: 'client', dateOfBirth: null });
    expect((await setUp(adult, aSetup())).statusCode).toBe(200);
  });

  it('can be set up again; who is named anew is written to, and nobody twice [D-4] [D-17]', async () => {
    const { child, form } = await aChild();
    const second = `gil-${randomUUID()}@example.com`;
    expect((await setUp(child, form)).statusCode).toBe(200);
    expect((await setUp(child, { ...form, parentEmail: second })).statusCode).toBe(200);

    expect(await kidOf(child)).toMatchObject({ parent_email: second });
    expect(await mailsTo(form.parentEmail ?? '')).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);
  });

  it.each([
    ['given', 409],
    ['pending', 409],
    ['revoked', 409],
    ['rejected', 200],
    ['waiting_for_form', 200],
  ] as const)('keeps whom it named once a consent is %s: %i [D-4]', async (status, expected) => {
    const { child, form } = await aChild();
    const givenAt = status === 'given' || status === 'revoked' ? new Date() : null;
    await service.db.insert(consents).values(aConsent({ childId: child.id, status, givenAt }));
    const other = { ...form, parentEmail: `other-${randomUUID()}@example.com` };

    const reply = await setUp(child, other);
    expect(reply.statusCode).toBe(expected);
    if (expected === 409) expect(reply.json().code).toBe('parent_fixed');
    expect((await setUp(child, expected === 409 ? form : other)).statusCode).toBe(200);
  });

  it('of fewer than 13 keeps what asking the parent needs, and the rest once they agreed [D-4]', async () => {
    const { child, form } = await aChild({
      dateOfBirth: bornYearsAgo(9),
      timeZone: 'America/New_York',
      location: '12 Elm Street, Newark, NJ',
      bio: 'I like dogs',
      profession: 'Walker',
    });
    expect(await own(child)).toMatchObject({
      location: 'New Jersey',
      timeZone: null,
      bio: null,
      profession: null,
    });
    await service.sql`
      update kids_profiles set parent_consent_given = true where profile_id = ${child.id}`;
    await setUp(child, form);

    expect(await own(child)).toMatchObject({
      location: 'Newark, NJ',
      timeZone: 'America/New_York',
      bio: null,
      profession: null,
    });
  });
});

describe('a child that takes an adult account', () => {
  it('gets a kids account, whatever it says afterwards [D-3]', async () => {
    const child = await aPerson(service, { user_type: 'client' });
    const dateOfBirth = bornYearsAgo(12);
    const first = await setUp(child, aSetup({ dateOfBirth }));

    expect([first.statusCode, first.json()]).toMatchObject([
      422,
      { code: 'kids_account_needed', fields: { parentEmail: expect.any(String) } },
    ]);
    expect(await own(child)).toMatchObject({
      accountType: 'sidework_kids',
      userType: 'professional',
      roles: ['professional'],
      dateOfBirth,
      isSetUp: false,
      location: null,
    });
    expect((await toldOf(profileChanged.type, child.id)).at(-1)).toMatchObject({
      accountType: 'sidework_kids',
      mayAct: false,
    });

    const again = await setUp(child, aSetup({ dateOfBirth }));
    const older = await setUp(child, aSetup({ dateOfBirth: '1990-05-17' }));
    const silent = await setUp(child, aSetup({ dateOfBirth: undefined }));
    expect([again, older, silent].map(({ json }) => json().code)).toEqual([
      'kids_account_needed',
      'birth_date_fixed',
      'kids_account_needed',
    ]);
    expect((await setUp(child, aKidsSetup({ dateOfBirth }))).statusCode).toBe(200);
    for (const given of [dateOfBirth, '1990-05-17', undefined]) {
      const late = await setUp(child, aSetup({ dateOfBirth: given }));
      expect([late.statusCode, late.json().code]).toEqual([403, 'kids_account_fixed']);
    }
  });

  it.each([
    ['contradicts itself', { accountType: 'gig_worker', userType: 'client' }],
    ['names no parent', { accountType: 'sidework_kids' }],
  ] as const)('is held to its age where the form %s [D-3]', async (_what, given) => {
    const child = await aPerson(service);
    const dateOfBirth = bornYearsAgo(17);
    expect((await setUp(child, aSetup({ ...given, dateOfBirth }))).statusCode).toBe(422);

    expect(await own(child)).toMatchObject({ accountType: 'sidework_kids', dateOfBirth });
  });

  it('keeps no role of staff, and no session but its own [1.1]', async () => {
    const child = await aPerson(service);
    const body = { email: child.email, password: aPassword };
    const another = await service.visitor.call(issueToken, { query: passwordGrant, body });
    const dateOfBirth = bornYearsAgo(15);
    expect((await setUp(child, aKidsSetup({ dateOfBirth }))).statusCode).toBe(200);
    expect((await child.caller.call(api.getOwnProfile)).statusCode).toBe(200);
    const elsewhere = service.bearing(another.json().access_token);
    await expectSignedOut(elsewhere);

    const colleague = await aPerson(service);
    await service.sql`
      insert into user_roles (user_id, role, created_at) values (${colleague.id}, 'moderator', now())`;
    await setUp(colleague, aKidsSetup({ dateOfBirth }));
    expect((await toldOf(profileChanged.type, colleague.id)).at(-1)).toMatchObject({
      roles: ['professional'],
    });
    await expectSignedOut(colleague.caller);
  });

  it('beside itself as an adult is one of the two for good [D-3]', async () => {
    const person = await aPerson(service);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        setUp(person, aSetup({ dateOfBirth: turn % 2 ? bornYearsAgo(12) : '1990-05-17' })),
      ),
    );
    const { accountType, dateOfBirth } = await own(person);
    const isAdult = dateOfBirth === '1990-05-17';

    expect(accountType).toBe(isAdult ? 'client' : 'sidework_kids');
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(isAdult ? 5 : 0);
  });
});
