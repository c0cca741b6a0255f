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
    expect(Profile.mayAct(child)).toBe(false);
  });
});
