import { describe, expect, it } from 'vitest';
import { isTelling, searchWords } from './search-words.ts';

describe('searchWords', () => {
  it.each<[string | undefined, string[]]>([
    ['  Leaking  tap ', ['leaking', 'tap']],
    ['painting, zqxfield', ['painting', 'zqxfield']],
    ['“façade”, (naïve)…', ['façade', 'naïve']],
    ["mother's", ["mother's"]],
    ["'tap'", ['tap']],
    ['¿dónde?', ['dónde']],
    ['e-mail a/c', ['e-mail', 'a/c']],
    ['0% c', ['0', 'c']],
    ['tap & sink', ['tap', 'sink']],
    ['cafe\u0301', ['caf\u00e9']],
    ['tap\u00a0sink', ['tap', 'sink']],
    ['!? ::', ['!?', '::']],
    ['\u{1f527}', ['\u{1f527}']],
    ['李', ['李']],
    ['C++ and C#.', ['c++', 'and', 'c#']],
    ['tap + sink #', ['tap', 'sink']],
    ['ʼ tap \u200b', ['tap']],
    ['\u0301 ´ \u200b', []],
    ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['', []],
    [undefined, []],
  ])('takes %j for the words %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

describe('isTelling', () => {
  it.each([
    ['ad', true],
    ['a d', false],
    ['a da', true],
    ['a-d', false],
    ['%%', false],
    ['Ö', false],
    ['O\u0308', false],
    ['李', true],
    ['김', true],
    ['あ', true],
  ])('says of %j: %s', (search, is) => {
    expect(isTelling(search)).toBe(is);
  });
});
