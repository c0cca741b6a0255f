import type { ProfileSetup } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../test/builders.ts';
import * as Profile from './profile.ts';
import type { Profile as ProfileRow } from './table.ts';

const now = new Date('2026-03-01T12:00:00Z');
const form = (given: Partial<ProfileSetup> = {}): ProfileSetup => ({
  fullName: 'Ada Example',
  location: 'Newark, NJ',
  accountType: 'client',
  ...given,
});

const adult = { dateOfBirth: '1990-05-17', age: 35 };
const child = { dateOfBirth: '2011-05-17', age: 14 };
const toddler = { dateOfBirth: '2020-05-17', age: 5 };

const setUp = (
  profile: ProfileRow,
  given: Partial<ProfileSetup> = {},
  circumstances: Partial<Parameters<typeof Profile.setUp>[2]> = {},
) =>
  Profile.setUp(profile, form(given), { birth: adult, hasConsent: false, now, ...circumstances });

describe('profile setup', () => {
  it.each([
    ['client', 'client', [], adult],
    ['gig_worker', 'professional', ['professional'], adult],
    ['business_professional', 'professional', ['professional'], adult],
    ['sidework_kids', 'professional', ['professional'], child],
  ] as const)('of a %s makes a %s [PROF-20] [KIDS-23]', (accountType, userType, roles, birth) => {
    const profile = setUp(aProfile(), { accountType }, { birth });

    expect(profile).toMatchObject({ accountType, userType, isSetUp: true, updatedAt: now });
    expect(profile.dateOfBirth).toBe(birth.dateOfBirth);
    expect(Profile.rolesAfter(profile, [])).toEqual(roles);
  });

  it('leaves roles that were granted by hand alone', () => {
    const client = aProfile({ userType: 'client', accountType: 'client' });

    expect(Profile.rolesAfter(client, ['professional', 'moderator'])).toEqual(['moderator']);
  });

  it('keeps what the form leaves out and empties what it empties', () => {
    const said = { bio: 'Hello', profession: 'Plumber', timeZone: 'Europe/Rome' };

    expect(setUp(aProfile(said))).toMatchObject(said);
    expect(setUp(aProfile(said), { bio: '', profession: '' })).toMatchObject({
      bio: null,
      profession: null,
    });
  });

  it('refuses a user type that contradicts the account type [D-2]', () => {
    const contradicting = { accountType: 'gig_worker', userType: 'client' } as const;

    expect(() => setUp(aProfile(), contradicting)).toThrow(
      expect.objectContaining({ code: 'contradicting_user_type' }),
    );
  });
});

describe('the account type', () => {
  const kidsType = 'sidework_kids';
  const kids = { accountType: kidsType, userType: 'professional' } as const;
  const grown = { dateOfBirth: adult.dateOfBirth };

  it('of a child that was held and has grown up is theirs to choose [D-3]', () => {
    const profile = aProfile({ ...kids, ...grown });
    expect(setUp(profile, { accountType: 'client' })).toMatchObject({
      accountType: 'client',
      userType: 'client',
      isSetUp: true,
    });
  });

  it.each([
    ['a child that was set up', { ...kids, isSetUp: true }, child, 'client', 'kids_account_fixed'],
    ['a child of no known age', kids, adult, 'client', 'kids_account_fixed'],
    ['a child that has grown up', { ...kids, ...grown }, adult, kidsType, 'kids_account_too_old'],
    ['a child that goes back', kids, child, 'gig_worker', 'kids_account_needed'],
    ['a child', {}, child, 'client', 'kids_account_needed'],
    ['an adult', {}, adult, 'sidework_kids', 'kids_account_too_old'],
  ] as const)('of %s is not theirs to choose [D-3]', (_who, given, birth, accountType, code) => {
    expect(() => setUp(aProfile(given), { accountType }, { birth })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it.each(['555-123-4567', 'kim@school.org', 'Kim_Young_12_Oak_Street', 'Kim -', '\u200b'])(
    'of a child goes with a plain name, and not with "%s" [D-10]',
    (fullName) => {
      const given = { accountType: kidsType, fullName } as const;
      expect(() => setUp(aProfile(), given, { birth: child })).toThrow(
        expect.objectContaining({ code: 'child_name_not_plain' }),
      );
    },
  );

  it.each(['Kim', 'Kim M. Young', 'Zoë O’Neill-Ødegård', '李 小龙', 'J. R. Young Jr.'])(
    'of a child goes with the name "%s"',
    (fullName) => {
      const given = { accountType: kidsType, fullName } as const;
      expect(setUp(aProfile(), given, { birth: child })).toMatchObject({ fullName });
    },
  );

  it('of a child brings a form with what is missing of its parent', () => {
    expect(() => setUp(aProfile(), {}, { birth: child })).toThrow(
      expect.objectContaining({
        fields: {
          parentName: 'Parent name is required',
          parentEmail: 'Parent email is required',
          parentPhone: 'Parent phone is required',
        },
      }),
    );
  });
});

describe('what is kept of a child', () => {
  const everything = {
    accountType: 'sidework_kids',
    location: '12 Elm Street, Newark, NJ',
    bio: 'I like dogs.',
    profession: 'Dog walker',
    timeZone: 'America/New_York',
  } as const;
  const whole = { location: 'Newark, NJ', timeZone: everything.timeZone };
  const least = { location: 'New Jersey', timeZone: null };

  it.each([
    ['of 13 or more', child, false, whole],
    ['of fewer than 13, before a parent agreed', toddler, false, least],
    ['of fewer than 13, once a parent agreed', toddler, true, whole],
  ])('%s: %j, %s [D-4] [D-10]', (_who, birth, hasConsent, kept) => {
    expect(setUp(aProfile(), everything, { birth, hasConsent })).toMatchObject({
      ...kept,
      bio: null,
      profession: null,
    });
  });

  it.each([
    ['12 Elm Street, Newark, NJ 07102', 'Newark, NJ'],
    ['Newark, NJ', 'Newark, NJ'],
    ['07102', '07102'],
    ['07102-1234', '07102'],
  ])('of %j is its town or ZIP code', (location, kept) => {
    expect(setUp(aProfile(), { ...everything, location }, { birth: child })).toMatchObject({
      location: kept,
    });
  });

  it.each(['12 Elm Street', '40.735661, -74.172367', '12 Elm Street Newark NJ'])(
    'is no street and no coordinates: %j',
    (location) => {
      expect(() => setUp(aProfile(), { ...everything, location }, { birth: child })).toThrow(
        expect.objectContaining({
          code: 'child_location_not_town',
          fields: { location: 'Write your town and state, or your ZIP code, and no street.' },
        }),
      );
    },
  );
});

describe('whoever may write anything', () => {
  const somebody = aProfile({ isSetUp: true });
  const unknown = { isAnonymous: false, emailConfirmedAt: null, phoneConfirmedAt: null };

  it.each([
    ['has confirmed an address', { emailConfirmedAt: now }, true],
    ['has confirmed a number', { phoneConfirmedAt: now }, true],
    ['has confirmed neither', {}, false],
    ['is nobody in particular', { isAnonymous: true, emailConfirmedAt: now }, false],
  ])('%s: %j, %s', (_who, given, may) => {
    expect(Profile.adultMayAct(somebody, { ...unknown, ...given })).toBe(may);
  });

  it('has said how old they are', () => {
    const known = { ...unknown, emailConfirmedAt: now };
    expect(Profile.adultMayAct(aProfile({ isSetUp: false }), known)).toBe(false);
  });
});

describe('what a professional is known by', () => {
  it.each([
    [0, 0, null],
    [5, 1, 5],
    [13, 3, 4.3],
    [14, 3, 4.7],
    // Exactly between two tenths, where binary fractions fall short: 4.25, 4.35 and 4.05.
    [17, 4, 4.3],
    [87, 20, 4.4],
    [81, 20, 4.1],
  ])(
    'is of ratings that add up to %i in %i reviews the average %s [D-56]',
    (ratingTotal, reviewCount, rating) => {
      const counts = { completedServicesAsProfessional: 0, ratingTotal, reviewCount };
      expect(Profile.standing(counts)).toMatchObject({ rating, reviewCount });
    },
  );

  it.each([
    [-3, 2, 1],
    [14, 2, 5],
  ])(
    'stays a rating where an edit is heard of before its review: %i of %i',
    (ratingTotal, reviewCount, rating) => {
      const counts = { completedServicesAsProfessional: -1, ratingTotal, reviewCount };
      expect(Profile.standing(counts)).toEqual({
        completedServicesAsProfessional: 0,
        rating,
        reviewCount,
      });
    },
  );
});
