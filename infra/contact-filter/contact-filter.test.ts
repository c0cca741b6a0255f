import { verdictOn } from '@sidework/contracts/kernel/contact-details';
import { keptModel } from '@sidework/contracts/kernel/contact-weights';
import { guardedVerdictOn } from '@sidework/contracts/kernel/guarded-verdict';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './train.ts';
import { writings } from './training-set.ts';

const by = (name: string) => writings.filter(({ writer }) => writer === name);

describe('the model beside the rules', { timeout: 60_000 }, () => {
  it('has learned the texts as they stand: `npm run contact-filter -- train` after a change', () => {
    expect(keptModel.trainedOn).toBe(fingerprintOf(writings));
  });

  it('refuses nothing by itself, and lets nothing pass that the rules refuse', () => {
    for (const text of by('unseen').flatMap(({ tries, harmless }) => [...tries, ...harmless]))
      expect(guardedVerdictOn(text) === 'contact', text).toBe(verdictOn(text) === 'contact');
  });

  it('doubts no words of the demo and of the tests', () => {
    const usual = by('usual').flatMap(({ harmless }) => harmless);
    expect(usual.filter((text) => guardedVerdictOn(text) !== 'clear')).toEqual([]);
  });

  it.each(keptModel.measured)(
    'tells apart what $writer wrote, whom it had not learned',
    (shares) => {
      expect(shares.seen).toBeGreaterThanOrEqual(90);
      expect(shares.refused).toBeLessThanOrEqual(2);
      expect(shares.waiting).toBeLessThanOrEqual(5);
    },
  );
});
