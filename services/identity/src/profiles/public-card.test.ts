import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../test/builders.ts';
import { publicCardOf } from './public-card.ts';

const whole = {
  fullName: 'Ada Maria King',
  avatarUrl: 'https://files.example/avatars/x.webp',
  profession: 'Plumber',
  bio: 'I count.',
  location: '12 Elm Street, Newark, NJ 07102',
};

describe('what others may know', () => {
  it('of an adult is the town, not the street', () => {
    const card = publicCardOf(aProfile({ ...whole, isSetUp: true }));
    expect(card).toEqual({ ...whole, location: 'Newark, NJ' });
  });

  it('of a child is the first name, an initial and the state [D-10]', () => {
    const child = { ...whole, isSetUp: true, accountType: 'sidework_kids' } as const;
    expect(publicCardOf(aProfile({ ...child, avatarUrl: '/kids-avatars/fox.svg' }))).toEqual({
      fullName: 'Ada K.',
      avatarUrl: '/kids-avatars/fox.svg',
      profession: null,
      bio: null,
      location: 'New Jersey',
    });
  });

  it.each([
    ['555-123-4567', 'sidework_kids', 'A child'],
    ['kim@school.org', 'sidework_kids', 'A child'],
    ['Kim_Young_12_Oak_Street', 'sidework_kids', 'A child'],
    ['Kim 5', 'sidework_kids', 'A child'],
    ['', 'sidework_kids', ''],
    ['kim@school.org', 'client', 'Someone'],
  ] as const)(
    'of "%s", which is no name, is nothing of it [D-10]',
    (fullName, accountType, told) => {
      expect(publicCardOf(aProfile({ fullName, accountType })).fullName).toBe(told);
    },
  );

  it('of somebody who has not said how old they are is no more than of a child', () => {
    expect(publicCardOf(aProfile(whole))).toEqual({
      fullName: 'Ada K.',
      avatarUrl: null,
      profession: null,
      bio: null,
      location: 'New Jersey',
    });
  });

  it.each([
    ['Ada', 'Ada'],
    ['Ada King', 'Ada K.'],
    ['  ada  de la cruz ', 'ada C.'],
    ['Élodie Ångström', 'Élodie Å.'],
    ['', ''],
  ])('of the name "%s" is "%s"', (name, shown) => {
    expect(firstNameAndInitial(name)).toBe(shown);
  });
});
