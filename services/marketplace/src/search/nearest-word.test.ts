import { describe, expect, it } from 'vitest';
import { isKnownWord, nearestWord } from './nearest-word.ts';

describe('a mistyped word', () => {
  it.each([
    ['plummer', 'plumber'],
    ['pluber', 'plumber'],
    ['electrcian', 'electrician'],
    ['carpnter', 'carpenter'],
    ['gutetr', 'gutter'],
  ])('%s means %s', (typed, meant) => expect(nearestWord(typed)).toBe(meant));

  it.each(['plumber', 'electr', 'zeppelin', 'leak', 'smorebrod', 'doo_bell', 'fathers'])(
    '%s is taken as it is',
    (typed) => expect(nearestWord(typed)).toBeUndefined(),
  );
});

it.each([
  ['plumber', true],
  ['electr', true],
  ['near', true],
  ['newark', false],
])('whether %s is a word of some work: %s', (word, is) => expect(isKnownWord(word)).toBe(is));
