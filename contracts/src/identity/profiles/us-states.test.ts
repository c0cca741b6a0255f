import { describe, expect, it } from 'vitest';
import { ProfileSetup } from '../own-profile/own-profile.ts';
import { stateIn, townIn } from './us-states.ts';

describe('the state of a place', () => {
  it.each([
    ['Newark, NJ', 'New Jersey'],
    ['Newark, new jersey', 'New Jersey'],
    ['12 Elm Street, Newark, NJ 07102', 'New Jersey'],
    ['New York', 'New York'],
    ['Hagåtña, GU', 'Guam'],
    ['Springfield', null],
    ['Springfield, ', null],
    ['Paris, France', null],
    ['x', null],
  ])('"%s" is %s', (place, state) => {
    expect(stateIn(place)).toBe(state);
  });
});

describe('the state of a license', () => {
  const faults = (licenseState: string) =>
    ProfileSetup.safeParse({
      fullName: 'Ada Example',
      location: 'Newark, NJ',
      accountType: 'business_professional',
      licenseState,
    }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it.each(['', ' ', 'NJ', 'nj', 'New Jersey', 'District of Columbia', 'PR'])(
    'may be "%s" [PROF-19]',
    (state) => {
      expect(faults(state)).toBeUndefined();
    },
  );

  it.each(['Nowhere', 'XX', 'Newark, NJ'])('may not be "%s"', (state) => {
    expect(faults(state)).toEqual(['licenseState: Enter a state, as NJ or New Jersey']);
  });
});

describe('the town of a place', () => {
  it.each([
    ['Newark, NJ', 'Newark, NJ'],
    ['12 Elm St, Apt 4, Newark, NJ 07102', 'Newark, NJ'],
    ['Newark', 'Newark'],
    ['12 Elm St', null],
    [null, null],
  ])('"%s" is "%s"', (place, shown) => {
    expect(townIn(place)).toBe(shown);
  });
});
