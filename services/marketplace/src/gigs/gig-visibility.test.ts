import { describe, expect, it } from 'vitest';
import { requireVisible, requireVisiblePro } from './gig-visibility.ts';
import type { ShownGig } from './queries.ts';

const ownerOf = (more: Partial<ShownGig['professional']> = {}) =>
  ({ accountType: 'individual_professional', mayAct: true, permits: [], ...more }) as never;
const gigOf = (more: Partial<ShownGig['gig']> = {}) =>
  ({ professionalId: 'owner', status: 'active', isYouth: false, ...more }) as ShownGig['gig'];
const shown = (gig: Partial<ShownGig['gig']> = {}, owner: Partial<ShownGig['professional']> = {}) =>
  ({ gig: gigOf(gig), professional: ownerOf(owner), licenses: [] }) as ShownGig;
const kid = { accountType: 'sidework_kids', permits: ['paid_work'] } as const;
const ofChild = shown({ isYouth: true }, { ...kid, permits: ['paid_work'] });

const visitor = { id: undefined, isChild: false };
const owner = { id: 'owner', isChild: false };
const adult = { id: 'adult', isChild: false };
const child = { id: 'child', isChild: true };

const refusalOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('a gig', () => {
  it.each([
    ['of an adult to a visitor', shown(), visitor, 'none'],
    ['of an adult to a child', shown(), child, 'gig_not_found'],
    ['that is paused, to its owner', shown({ status: 'paused' }), owner, 'none'],
    ['that is paused, to others', shown({ status: 'paused' }), adult, 'gig_not_found'],
    ['that is deleted, to its owner', shown({ status: 'deleted' }), owner, 'gig_not_found'],
    ['of a person who may not act', shown({}, { mayAct: false }), adult, 'gig_not_found'],
    ['of an adult who turned out to be a child', shown({}, kid as never), adult, 'gig_not_found'],
    ['of a child to a visitor', ofChild, visitor, 'unauthenticated'],
    ['of a child to an adult', ofChild, adult, 'none'],
    ['of a child to a child', ofChild, child, 'none'],
    [
      'of a child whose guardian permits no paid work',
      shown({ isYouth: true }, { ...kid, permits: [] }),
      adult,
      'gig_not_found',
    ],
    ['that is not there, to a visitor', undefined, visitor, 'unauthenticated'],
  ])('%s', (_what, seen, reader, refusal) => {
    expect(refusalOf(() => requireVisible(seen, reader))).toBe(refusal);
  });
});

it('shows professionals to everybody but children', () => {
  expect(refusalOf(() => requireVisiblePro(owner, adult))).toBe('none');
  expect(refusalOf(() => requireVisiblePro(owner, child))).toBe('pro_not_found');
  expect(refusalOf(() => requireVisiblePro(undefined, adult))).toBe('pro_not_found');
});
