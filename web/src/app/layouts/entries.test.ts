import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../lib/session.ts';
import { placesOf } from './entries.ts';
import { userGroups } from './user-entries.ts';

const labelsFor = (userType: 'client' | 'professional', accountType: Viewer['accountType']) =>
  placesOf({ userType, accountType } as Viewer).map(({ label }) => label);

describe('the places of a signed-in person', () => {
  it.each([
    ['client', 'client', 'Find help'],
    ['professional', 'gig_worker', 'Jobs'],
  ] as const)('are four for a %s', (userType, accountType, work) => {
    expect(labelsFor(userType, accountType)).toEqual(['Today', work, 'Messages', 'Money']);
  });

  it('are three for a child, whose guardians keep its money', () => {
    expect(labelsFor('client', 'sidework_kids')).toEqual(['Today', 'Jobs', 'Messages']);
  });
});

it.each([
  ['client', 'client', true],
  ['professional', 'gig_worker', true],
  ['professional', 'sidework_kids', false],
] as const)(
  'the menu of a %s of type %s leads to appointments: %s',
  (userType, accountType, isIn) => {
    const viewer = { userType, accountType, roles: [] as Viewer['roles'] } as Viewer;
    const entries = userGroups(viewer).flatMap((group) => group.entries);
    expect(entries.some(({ to }) => to === '/appointments')).toBe(isIn);
  },
);
