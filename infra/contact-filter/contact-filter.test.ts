import { readFileSync } from 'node:fs';
import { verdictOn } from '@sidework/contracts/kernel/contact-details';
import { keptModel } from '@sidework/contracts/kernel/contact-weights';
import { guardedVerdictOn } from '@sidework/contracts/kernel/guarded-verdict';
import { partsOf, placesOf } from '@sidework/contracts/kernel/words-features';
import { describe, expect, it } from 'vitest';
import { heldOut, measuredWithout } from './held-out.ts';
import { fingerprintOf } from './train.ts';
import { writings } from './training-set.ts';

const decision = readFileSync(
  new URL('../decisions/0055-a-small-model-beside-the-rules.md', import.meta.url),
  'utf8',
);

const by = (name: string) => writings.filter(({ writer }) => writer === name);

describe('the model beside the rules', { timeout: 60_000 }, () => {
  it('has learned the texts as they stand: `npm run contact-filter -- train` after a change', () => {
    expect(keptModel.trainedOn).toBe(fingerprintOf(writings));
  });

  it('would be trained again after a change of the features', () => {
    const others = (text: string) => partsOf(text).map((part) => placesOf(part).slice(1));
    expect(fingerprintOf(writings, others)).not.toBe(fingerprintOf(writings));
  });

  it('refuses nothing by itself, and lets nothing pass that the rules refuse', () => {
    for (const text of by('unseen').flatMap(({ tries, harmless }) => [...tries, ...harmless]))
      expect(guardedVerdictOn(text) === 'contact', text).toBe(verdictOn(text) === 'contact');
  });

  it('doubts no words of the demo and of the tests', () => {
    const usual = by('usual').flatMap(({ harmless }) => harmless);
    expect(usual.filter((text) => guardedVerdictOn(text) !== 'clear')).toEqual([]);
  });

  it.each(heldOut)('tells apart what %s wrote, by a model that has not learned it', (writer) => {
    const shares = measuredWithout(writer);
    expect(shares.seen).toBeGreaterThanOrEqual(90);
    expect(shares.refused).toBeLessThanOrEqual(2);
    expect(shares.waiting).toBeLessThanOrEqual(9);
    expect(keptModel.measured).toContainEqual({ writer, ...shares });
    const { seen, refused, waiting } = shares;
    const row = [seen, refused, waiting].map((share) => `${share.toFixed(1)} %`).join(' | ');
    expect(decision).toContain(`| ${writer} | ${row} |`);
  });
});
