import type { ProofFacts } from '@sidework/contracts/client-services/proofs';
import { describe, expect, it } from 'vitest';
import { digestOf } from './facts-digest.ts';
import { type Counting, endedSince } from './proof.ts';
import { isDueToRotate } from './signature.ts';

const day = '2026-11-03';
const aService = (id: string) => ({
  id,
  title: 'Leaking faucet',
  completedOn: day,
  evidence: 'escrow' as const,
});
const facts: ProofFacts = {
  holderName: 'Pat Delgado',
  services: { completed: 2, listed: [aService('s1'), { ...aService('s2'), title: null }] },
  reviews: {
    average: 4.5,
    ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 })),
    listed: [{ id: 'r1', rating: 5, writtenOn: day, evidence: 'escrow' }],
  },
  licenses: [
    { id: 'l1', name: 'Master Plumber', state: 'NJ', until: '2027-03-31', verifiedOn: day },
  ],
  education: {
    credits: 6,
    listed: [
      {
        id: 'c1',
        title: 'Lead-safe renovation',
        credits: 6,
        completedOn: day,
        certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
      },
    ],
  },
};
it.each([
  [364, false],
  [365, true],
])('a key that is %i days old is replaced: %s', (days, isDue) => {
  const made = new Date('2026-01-01T00:00:00Z');
  expect(isDueToRotate(made, new Date(made.getTime() + days * 86_400_000))).toBe(isDue);
});

describe('what ended since', () => {
  const all: Counting = {
    isActive: true,
    services: new Set(['s1', 's2']),
    reviews: new Set(['r1']),
    licenses: new Set(['l1']),
    certificates: new Set(['c1']),
  };
  it.each([
    ['nothing', {}, []],
    ['the account', { isActive: false }, [{ kind: 'account', id: null }]],
    ['a license', { licenses: new Set<string>() }, [{ kind: 'license', id: 'l1' }]],
    ['a certificate', { certificates: new Set<string>() }, [{ kind: 'certificate', id: 'c1' }]],
    ['one service of two', { services: new Set(['s1']) }, [{ kind: 'service', id: 's2' }]],
    ['a review', { reviews: new Set<string>() }, [{ kind: 'review', id: 'r1' }]],
  ])('names %s', (_, gone, ended) => {
    expect(endedSince(facts, { ...all, ...gone })).toEqual(ended);
  });
});

it('the same facts have one digest, whenever they are gathered', () => {
  expect(digestOf(structuredClone(facts))).toBe(digestOf(facts));
  expect(digestOf({ ...facts, holderName: 'Pat D.' })).not.toBe(digestOf(facts));
});
