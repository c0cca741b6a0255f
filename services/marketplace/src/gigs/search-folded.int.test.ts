import { searchCases } from '@sidework/chassis/testing/search-cases';
import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from './table.ts';

const service = testMarketplace();

beforeEach(async () => {
  await service.sql`delete from professional_gigs`;
});

async function aGig(texts: { title: string; description: string }) {
  const { id: professionalId } = await service.person();
  await service.db.insert(professionalGigs).values({
    id: uuidv7(),
    professionalId,
    ...texts,
    category: 'other',
    pricingType: 'fixed',
    createdAt: new Date(),
  });
}

const titles = async (search: string) => {
  const reply = await service.visitor.call(listGigs, { query: { search } });
  expect(reply.statusCode).toBe(200);
  return reply.json().items.map(({ title }: { title: string }) => title);
};

it.each(searchCases)('of a gig called %j, %j finds it: %s [GIGS-02]', async (title, search, is) => {
  await aGig({ title, description: 'Nothing else' });
  expect(await titles(search)).toEqual(is ? [title] : []);
});

it.each(searchCases)('of a gig that says %j, %j finds it: %s', async (said, search, is) => {
  await aGig({ title: '-', description: `I offer: ${said}` });
  expect(await titles(search)).toEqual(is ? ['-'] : []);
});
