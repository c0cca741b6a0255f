import { gigCategories } from '@sidework/contracts/marketplace/categories';
import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

const read = (search: string, readsPlace = true) =>
  readSearch(search, { among: gigCategories, readsPlace });
const wordsOf = async (search: string) =>
  (await read(search)).asked.map(({ variants: [word] }) => word);

describe('a search', () => {
  it('reads a trade and a town', async () => {
    const { categories, place, asked } = await read('plumber newark');
    expect([categories, place?.state, asked.length]).toEqual([['plumbing'], 'NJ', 1]);
  });

  it('leaves a town among the words where it is no place', async () => {
    const { place, asked } = await read('plumber newark', false);
    expect([place, asked.length]).toEqual([undefined, 2]);
  });

  it.each([
    ['I need someone to fix my faucet', ['fix', 'faucet']],
    ['handy man', ['handyman']],
    ['Wi-Fi', ['wifi']],
    ['the', ['the']],
    ['newark', []],
    ['', []],
  ])('%j asks for %j', async (search, words) => expect(await wordsOf(search)).toEqual(words));

  it.each([
    ['electrican', ['electrical']],
    ['fix faucet', ['plumbing']],
    ['plumber painter', []],
    ['harpsichord', []],
  ])('%j means the categories %j', async (search, categories) =>
    expect((await read(search)).categories).toEqual(categories),
  );

  it('takes other words for the same', async () => {
    const [word] = (await read('couch')).asked;
    expect(word?.variants).toEqual(['couch', 'sofa']);
  });
});
