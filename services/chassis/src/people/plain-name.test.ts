import { expect, it } from 'vitest';
import { nameForChildren, toApprovedCard } from './plain-name.ts';

it.each([
  ['Ada Maria King', 'Ada K.'],
  ['Jean-Luc Picard', 'Jean-Luc P.'],
  ['O’Brien', 'O’Brien'],
  ['李', '李'],
  ['Nine-seven-three-five', 'Someone'],
  ['Snap-joe-florist', 'Someone'],
  ['kim@school.org', 'Someone'],
])('children read %s as %s', (fullName, shown) => {
  expect(nameForChildren(fullName)).toBe(shown);
});

it('a name that a guardian approved shows no way to make contact', () => {
  const adult = {
    id: '01a21fd4-8eaf-77e2-8ece-ae578fff18f9',
    fullName: 'Ada King',
    avatarUrl: null,
    profession: null,
    completedServicesAsProfessional: 0,
    rating: null,
    reviewCount: 0,
  };
  const approved = { fullName: 'Nine-seven-three-five', avatarUrl: null, profession: null };
  expect(toApprovedCard(adult, approved).fullName).toBe('Someone');
});
