import { expect, it } from 'vitest';
import { requireMayKeep } from './favorite.ts';

const fine = { things: 'gigs', isOnOffer: true, isOwn: false, countBefore: 499 } as const;

it('keeps what others offer, up to five hundred', () => {
  expect(() => requireMayKeep(fine)).not.toThrow();
});

it.each([
  [{ isOnOffer: false }, 'gig_not_found'],
  [{ isOwn: true }, 'gig_not_found'],
  [{ things: 'people', isOwn: true } as const, 'pro_not_found'],
  [{ countBefore: 500 }, 'favorites_full'],
])('refuses %j as %s', (given, code) => {
  expect(() => requireMayKeep({ ...fine, ...given })).toThrow(expect.objectContaining({ code }));
});
