import type { ProfileSetup } from '@sidework/contracts/identity/profiles';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../test/builders.ts';
import * as Profile from './profile.ts';

const now = new Date('2026-03-01T12:00:00Z');
const form = (given: Partial<ProfileSetup> = {}): ProfileSetup => ({
  fullName: 'Ada Example',
  location: 'Newark, NJ',
  accountType: 'client',
  ...given,
});

describe('profile setup', () => {
  it.each([
    ['client', 'client', []],
    ['gig_worker', 'professional', ['professional']],
    ['business_professional', 'professional', ['professional']],
  ] as const)('of a %s makes a %s [PROF-20]', (accountType, userType, roles) => {
    const profile = Profile.setUp(aProfile(), form({ accountType }), now);

    expect(profile).toMatchObject({ accountType, userType, isSetUp: true, updatedAt: now });
    expect(Profile.rolesAfter(profile, [])).toEqual(roles);
  });

  it('leaves roles that were granted by hand alone', () => {
    const client = aProfile({ userType: 'client', accountType: 'client' });

    expect(Profile.rolesAfter(client, ['professional', 'moderator'])).toEqual(['moderator']);
  });

  it('keeps what the form leaves out and empties what it empties', () => {
    const before = aProfile({ bio: 'Hello', profession: 'Plumber' });

    expect(Profile.setUp(before, form(), now)).toMatchObject({
      bio: 'Hello',
      profession: 'Plumber',
    });
    expect(Profile.setUp(before, form({ bio: '', profession: '' }), now)).toMatchObject({
      bio: null,
      profession: null,
    });
  });

  it('refuses a user type that contradicts the account type', () => {
    const contradicting = form({ accountType: 'gig_worker', userType: 'client' });

    expect(() => Profile.setUp(aProfile(), contradicting, now)).toThrow(
      expect.objectContaining({ code: 'contradicting_user_type' }),
    );
  });

  it('does not let a child become an adult', () => {
    const child = aProfile({ accountType: 'sidework_kids', userType: 'professional' });

    expect(() => Profile.setUp(child, form(), now)).toThrow(
      expect.objectContaining({ kind: 'forbidden' }),
    );
  });
});

describe('whoever may write anything', () => {
  const adult = aProfile({ isSetUp: true });
  const unknown = { isAnonymous: false, emailConfirmedAt: null, phoneConfirmedAt: null };

  it.each([
    ['has confirmed an address', { emailConfirmedAt: now }, true],
    ['has confirmed a number', { phoneConfirmedAt: now }, true],
    ['has confirmed neither', {}, false],
    ['is nobody in particular', { isAnonymous: true, emailConfirmedAt: now }, false],
  ])('%s: %j, %s', (_who, given, may) => {
    expect(Profile.adultMayAct(adult, { ...unknown, ...given })).toBe(may);
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
