import { searchCases } from '@sidework/chassis/testing/search-cases';
import { expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service, titles } = testListing();

it.each(searchCases)('of a job called %j, %j finds it: %s [JOBS-02]', async (title, search, is) => {
  await aJob(service.db, { title, description: 'Nothing else', category: 'other' });
  expect(await titles({ search })).toEqual(is ? [title] : []);
});

it.each(searchCases)('of a job that says %j, %j finds it: %s', async (said, search, is) => {
  await aJob(service.db, { title: '-', description: `Please: ${said}`, category: 'other' });
  expect(await titles({ search })).toEqual(is ? ['-'] : []);
});

it('knows a kind of work by a word with accents', async () => {
  await aJob(service.db, { title: 'Come', description: '1234567890', category: 'career_coach' });
  expect(await titles({ search: 'résumé' })).toEqual(['Come']);
});
