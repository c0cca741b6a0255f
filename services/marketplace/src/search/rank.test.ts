import { describe, expect, it } from 'vitest';
import { type Candidate, pageOfRank, type Ranking, rank } from './rank.ts';

const found = (id: string, given: Partial<Candidate> = {}): Candidate => ({
  id,
  hits: [1],
  isWrittenSo: false,
  chord: null,
  isAnywhere: false,
  createdMs: 0,
  rating: null,
  priceCents: null,
  ...given,
});

const anywhere: Ranking = {
  sort: 'best',
  isGeneral: [false],
  isPlaced: false,
  bound: 10,
  isBoundHard: false,
  keepsAnywhere: true,
};
const placed = { ...anywhere, isPlaced: true };
const idsOf = (candidates: Candidate[], ranking: Ranking) =>
  rank(candidates, ranking).map(({ id }) => id);

describe('what is found', () => {
  it('stands with the best match first, and the newest of those that fit alike', () => {
    const some = [found('text', { hits: [0.5] }), found('old'), found('new', { createdMs: 1 })];
    expect(idsOf(some, anywhere)).toEqual(['new', 'old', 'text']);
  });

  it('weighs words of all work little', () => {
    const both = { ...anywhere, isGeneral: [true, false] };
    const some = [found('repair', { hits: [1, 0] }), found('roof', { hits: [0, 1] })];
    expect(idsOf(some, both)).toEqual(['roof', 'repair']);
  });

  it('stands nearest first where a town is named, the trade before what mentions it', () => {
    const some = [
      found('far', { chord: 11 }),
      found('mentions', { chord: 1, hits: [0.5] }),
      found('nearby', { chord: 3 }),
      found('here', { chord: 0 }),
      found('remote', { isAnywhere: true }),
    ];
    expect(idsOf(some, placed)).toEqual(['here', 'nearby', 'mentions', 'remote']);
  });

  it('keeps the nearest where nothing is near, unless the distance was asked for', () => {
    const far = [found('farther', { chord: 30 }), found('far', { chord: 11 })];
    expect(idsOf(far, placed)).toEqual(['far', 'farther']);
    expect(idsOf(far, { ...placed, isBoundHard: true })).toEqual([]);
  });

  it.each([
    ['nearest', ['b', 'c', 'a']],
    ['rating', ['a', 'c', 'b']],
    ['price', ['c', 'a', 'b']],
    ['newest', ['c', 'b', 'a']],
  ] as const)('is ordered by %s', (sort, order) => {
    const some = [
      found('a', { chord: 3, rating: 5, priceCents: 200, createdMs: 1 }),
      found('b', { chord: 1, rating: null, priceCents: null, createdMs: 2 }),
      found('c', { chord: 2, rating: 4, priceCents: 100, createdMs: 3 }),
    ];
    expect(idsOf(some, { ...placed, sort })).toEqual(order);
  });

  it('goes on after the last of a page', () => {
    const all = rank(
      ['a', 'b', 'c', 'd'].map((id) => found(id)),
      anywhere,
    );
    const first = pageOfRank(all, undefined, 1);
    expect(first.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(pageOfRank(all, first[0]?.at, 2).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
