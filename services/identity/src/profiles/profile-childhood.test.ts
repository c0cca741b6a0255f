import { describe, expect, it } from 'vitest';
import { aProfile } from '../../test/builders.ts';
import { asAdult, asChild, isChild } from './profile-childhood.ts';

const now = new Date('2026-03-01T12:00:00Z');
const child = { dateOfBirth: '2011-05-17', age: 14 };
const shown = { bio: 'Hi', profession: 'Dev', location: '12 Elm St', avatarUrl: '/a.webp' };

it('takes what only adults show from an account that turns out to be a child’s', () => {
  const turned = asChild(aProfile({ ...shown, isSetUp: true }), child, now);

  expect(isChild(turned)).toBe(true);
  expect(turned).toMatchObject({
    bio: null,
    profession: null,
    location: null,
    avatarUrl: null,
    isSetUp: false,
    accountType: 'sidework_kids',
    userType: 'professional',
    dateOfBirth: '2011-05-17',
    updatedAt: now,
  });
});

describe('the end of childhood', () => {
  it.each([
    [undefined, 'gig_worker', 'professional'],
    ['client', 'client', 'client'],
    ['business_professional', 'business_professional', 'professional'],
  ] as const)('as %s makes a %s, and nothing else changes', (chosen, accountType, userType) => {
    const profile = { ...asChild(aProfile(shown), child, now), isSetUp: true };
    const at = new Date('2029-05-17T12:00:00Z');
    const grown = asAdult(profile, at, chosen);
    expect(grown).toEqual({ ...profile, accountType, userType, updatedAt: at });
    expect(isChild(grown)).toBe(false);
  });
});
