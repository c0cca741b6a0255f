import { expect, it } from 'vitest';
import { reasonsFor, tradesOf } from './reasons.ts';

it.each([
  ['Electrician', ['electrical']],
  ['House painter', ['painting']],
  ['Real estate agent', ['real_estate_agent']],
  ['IT consultant', ['it_professional', 'business_consultant']],
  ['Juggler', []],
])('the trades of a "%s" are %j', (profession, trades) => {
  expect(tradesOf(profession, [])).toEqual(trades);
});

it('services add to a profession, but for those that say nothing of jobs', () => {
  expect(tradesOf('Plumber', ['hvac', 'other', 'pet_care'])).toEqual(['plumbing', 'hvac']);
});

const plumber = { name: 'Master plumber', state: 'NJ' };
it.each([
  [{}, ['Plumbing', 'about 4.2 mi', 'licensed in NJ']],
  [{ distanceMiles: null }, ['Plumbing', 'licensed in NJ']],
  [{ category: 'painting' }, ['about 4.2 mi']],
])('tells of a job with %j the reasons %j', (given, reasons) => {
  const job = { category: 'plumbing', distanceMiles: 4.23, ...given };
  const reader = { trades: ['plumbing'], licenses: [plumber, plumber] };
  expect(reasonsFor(job, reader)).toEqual(reasons);
});
