import { describe, expect, it } from 'vitest';
import { isTelling, wordsQuery } from './words.ts';

describe('what is looked for', () => {
  it.each([
    ['Ada', 'Ada:*'],
    ['ada  king', 'ada:* & king:*'],
    ["O'Brien-Smith", 'O:* & Brien:* & Smith:*'],
    ['Élodie 2', 'Élodie:* & 2:*'],
    ['100%', '100:*'],
    ['a_b | !c <-> (d):*', 'a:* & b:* & c:* & d:*'],
    ['%', null],
    ['  _ ', null],
    ["'); drop table", 'drop:* & table:*'],
  ])('by "%s" asks for %s', (search, query) => {
    expect(wordsQuery(search)).toBe(query);
  });

  it.each([
    ['ad', true],
    ['a d', false],
    ['a da', true],
    ['%%', false],
  ])('by "%s" says enough to pick somebody: %s', (search, is) => {
    expect(isTelling(search)).toBe(is);
  });
});
