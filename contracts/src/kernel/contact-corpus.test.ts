import { expect, it } from 'vitest';
import { knownHarmless, knownTries } from './contact-corpus-known.ts';
import { unseenHarmless, unseenTries } from './contact-corpus-unseen.ts';
import { saysHowReached } from './contact-details.ts';

/*
 * Compares numbers alone, so that nobody who changes the rules reads a text of the unseen half: it was written by somebody
 * who did not know them.
 */

const percentOf = (texts: readonly string[]) =>
  (100 * texts.filter(saysHowReached).length) / texts.length;

it.each([
  { half: 'known', tries: knownTries, harmless: knownHarmless, caught: 56, refused: 0 },
  { half: 'unseen', tries: unseenTries, harmless: unseenHarmless, caught: 36, refused: 2 },
])('the $half half of the corpus', ({ tries, harmless, caught, refused }) => {
  for (const texts of [tries, harmless]) expect(new Set(texts).size).toBeGreaterThanOrEqual(300);
  expect(percentOf(tries)).toBeGreaterThanOrEqual(caught);
  expect(percentOf(harmless)).toBeLessThanOrEqual(refused);
});
