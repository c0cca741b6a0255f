import {
  categoryLabel,
  jobCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { type JobView, listJobs } from '@sidework/contracts/marketplace/jobs';
import { expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service, titles } = testListing();

/** A job of each category, none of which writes what it is: its title is its key. */
async function oneOfEach() {
  for (const { key } of [...jobCategories, ...youthCategories])
    await aJob(service.db, { title: `${key}.`, description: '1234567890', category: key });
}

async function titlesForChild(search: string): Promise<string[]> {
  const child = service.as(await service.person({ accountType: 'sidework_kids' }));
  const reply = await child.call(listJobs, { query: { search } });
  return reply.json().items.map(({ title }: JobView) => title);
}

it('finds a job by the label of its category [D-26]', async () => {
  await oneOfEach();
  for (const { key, label } of jobCategories)
    expect(await titles({ search: label }), label).toContain(`${key}.`);
  for (const { key, label } of youthCategories)
    expect(await titlesForChild(label), label).toContain(`${key}.`);
});

const callings: [string, string[]][] = [
  ['plumbing', ['plumber', 'Plumbers', 'plumb', 'faucet', 'pipes']],
  ['electrical', ['electrician', 'wiring', 'outlets']],
  ['hvac', ['ac', 'furnace', 'heating']],
  ['carpentry', ['carpenter']],
  ['landscaping', ['lawn', 'lawn care', 'gardener', 'lawn mowing']],
  ['painting', ['painter', 'painting', 'paint', 'house painter', 'Painting,']],
  ['it_professional', ['programmer', 'website']],
  ['handyman_services', ['handyman', 'furniture assembly']],
  ['house_cleaning', ['cleaner', 'maid', 'home cleaning']],
  ['therapist_counselor', ['therapist', 'counselor', 'therapy']],
  ['business_consultant', ['consultant', 'marketing']],
  ['legal_services', ['lawyer', 'notary', 'notaries', 'attorney']],
  ['financial_advisor', ['tax return', 'accountant', 'accounting', 'financial', 'insurance']],
  ['career_coach', ['coach', 'resume']],
  ['real_estate_agent', ['real estate', 'realtor', 'home inspector', 'appraisal', 'property']],
  ['healthcare_professional', ['nurse']],
];

it.each(callings)('finds %s by what people say [D-26]', async (key, words) => {
  await aJob(service.db, { title: 'Come', description: '1234567890', category: key });
  await aJob(service.db, { title: 'Else', description: '1234567890', category: 'other' });
  for (const search of words) expect(await titles({ search }), search).toEqual(['Come']);
});

it.each([
  ['pet_walking', 'Dogs'],
  ['lawn_mowing', 'lawn'],
  ['tutoring', 'tutor'],
  ['babysitting', 'babysitter'],
  ['snow_shoveling', 'snow removal'],
])('finds %s for a child that asks for %s, and for no visitor', async (category, search) => {
  await aJob(service.db, { title: 'Come', description: '1234567890', category });
  expect(await titlesForChild(search), categoryLabel(category)).toEqual(['Come']);
  expect(await titles({ search })).toEqual([]);
});

it('asks for the other words beside, and for both of two kinds of work in the text', async () => {
  const newark = { latitude: 40.737, longitude: -74.1964, location: 'Newark, NJ' };
  const boston = { latitude: 42.35, longitude: -71.06, location: 'Boston, MA' };
  await aJob(service.db, { title: 'Drips', ...newark });
  await aJob(service.db, { title: 'Drips too', ...boston });
  await aJob(service.db, { title: 'A painter and a plumber', category: 'other' });
  expect(await titles({ search: 'plumber newark' })).toEqual(['Drips']);
  expect(await titles({ search: 'plumber painter' })).toEqual(['A painter and a plumber']);
  expect(await titles({ search: 'plumber', category: 'other' })).toEqual([
    'A painter and a plumber',
  ]);
});

it('finds the one of which somebody says many', async () => {
  await aJob(service.db, { title: 'Hang a mirror', category: 'other' });
  expect(await titles({ search: 'mirrors' })).toEqual(['Hang a mirror']);
  await aJob(service.db, { title: 'Cut glass', category: 'other' });
  expect(await titles({ search: 'glass' })).toEqual(['Cut glass']);
});
