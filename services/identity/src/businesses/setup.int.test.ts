import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aPerson, aSetup, bornYearsAgo, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

const business = {
  businessName: 'Taps & Sons',
  licenseNumber: '36BI01234500',
  licenseType: 'Master Plumber',
  licenseState: 'NJ',
};
const nothing = {
  businessName: null,
  licenseNumber: null,
  licenseType: null,
  licenseState: null,
};
const form = (given: Partial<api.ProfileSetup> = {}) =>
  aSetup({ accountType: 'business_professional', ...given });

type Person = Awaited<ReturnType<typeof aPerson>>;

const setUp = ({ caller }: Person, body: unknown) => caller.call(api.setUpProfile, { body });
const own = async ({ caller }: Person): Promise<api.OwnProfile> =>
  (await caller.call(api.getOwnProfile)).json();
const rowsOf = ({ id }: Person) =>
  service.sql`
    select business_name, license_number, license_type, license_state from business_profiles
    where profile_id = ${id}`;

describe('a business professional', () => {
  it('says what there is to say of their business [PROF-23]', async () => {
    const person = await aPerson(service);
    expect((await setUp(person, form(business))).json().business).toEqual(business);
    expect(await rowsOf(person)).toEqual([
      {
        business_name: 'Taps & Sons',
        license_number: '36BI01234500',
        license_type: 'Master Plumber',
        license_state: 'NJ',
      },
    ]);
  });

  it.each([
    ['leaves all of it out', {}],
    ['leaves all of it empty', { businessName: '', licenseNumber: '', licenseState: ' ' }],
  ])('may say nothing: %s [PROF-19] [PROF-37]', async (_, given) => {
    const person = await aPerson(service);
    const reply = await setUp(person, form(given));
    expect([reply.statusCode, reply.json().business]).toEqual([200, nothing]);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('changes some of it; what the form leaves out stays, what it empties goes [D-17]', async () => {
    const person = await aPerson(service);
    await setUp(person, form(business));
    const given = { licenseNumber: '', licenseState: 'New York' };
    expect((await setUp(person, form(given))).json().business).toEqual({
      ...business,
      licenseNumber: null,
      licenseState: 'New York',
    });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('finds it again after they were something else', async () => {
    const person = await aPerson(service);
    await setUp(person, form(business));
    await setUp(person, form({ accountType: 'gig_worker', businessName: 'Ignored' }));
    expect((await setUp(person, form())).json().business).toEqual(business);
  });

  it('who turns out to be a child has none', async () => {
    const person = await aPerson(service);
    await setUp(person, form(business));
    // As it was before anybody was asked.
    await service.sql`update profiles set date_of_birth = null where id = ${person.id}`;
    await setUp(person, form({ dateOfBirth: bornYearsAgo(15) }));
    expect(await own(person)).toMatchObject({ accountType: 'sidework_kids', business: null });
  });

  it('is refused words without end', async () => {
    const reply = await setUp(await aPerson(service), form({ businessName: 'a'.repeat(121) }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ businessName: expect.any(String) });
  });
});

describe('the state of a license', () => {
  it('is refused where there is no such state, and nothing is kept', async () => {
    const person = await aPerson(service);
    const reply = await setUp(person, form({ ...business, licenseState: 'Nowhere' }));
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { licenseState: 'Enter a state, as NJ or New Jersey' },
    ]);
    expect(await rowsOf(person)).toEqual([]);
  });
});

describe('the account type', () => {
  it.each([
    ['client', 'client'],
    ['professional', 'gig_worker'],
  ] as const)(
    'of who signs up as %s is %s until they choose, and any after that [PROF-31] [PROF-32] [D-2]',
    async (userType, accountType) => {
      const person = await aPerson(service, { user_type: userType });
      expect(await own(person)).toMatchObject({ accountType, userType });
      await setUp(person, form());
      expect(await own(person)).toMatchObject({ accountType: 'business_professional' });
      await setUp(person, form({ accountType: 'client' }));
      expect(await own(person)).toMatchObject({ accountType: 'client', userType: 'client' });
    },
  );
});
