import { mostGigPictures } from '@sidework/contracts/marketplace/gig-options';
import { describe, expect, it } from 'vitest';
import * as Gig from './gig.ts';

const gig = { professionalId: 'owner', status: 'active', isYouth: false, pictures: [] } as never;
const full = { ...(gig as Gig.Gig), pictures: Array.from({ length: mostGigPictures }, String) };
const owner = { id: 'owner', isChild: false };

const refusalOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('a picture', () => {
  it.each([
    ['of the owner', gig, owner, 'none'],
    ['of another person', gig, { id: 'other', isChild: false }, 'not_your_gig'],
    ['of a child', gig, { id: 'owner', isChild: true }, 'children_add_no_pictures'],
    ['beyond the most', full, owner, 'gig_has_enough_pictures'],
    ['for a gig that is not there', undefined, owner, 'gig_not_found'],
  ])('%s', (_what, to, by, refusal) => {
    expect(refusalOf(() => Gig.requireMayAddPicture(to, by))).toBe(refusal);
  });
});
