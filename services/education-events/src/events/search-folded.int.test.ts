import { searchCases } from '@sidework/chassis/testing/search-cases';
import { listEvents } from '@sidework/contracts/education-events/event-listings';
import { beforeAll, expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

beforeAll(async () => {
  const { id } = await service.person();
  await service.sql`delete from events`;
  await anEvent(service.db, { organizerId: id });
});

const finds = async (search: string) => {
  const reply = await service.visitor.call(listEvents, { query: { search } });
  expect(reply.statusCode).toBe(200);
  return reply.json().items.length === 1;
};

const plain = { title: '-', description: '-', location: '-', organizer: '-' };

it.each(
  Object.keys(plain).flatMap((where) =>
    searchCases.map(([text, search, is]) => ({ where, text, search, is })),
  ),
)(
  '$search finds an event by its $where $text: $is [EVT-01]',
  async ({ where, text, search, is }) => {
    const { organizer, ...event } = { ...plain, [where]: text };
    await service.sql`update events set ${service.sql(event)}`;
    await service.sql`update people set full_name = ${organizer}`;
    expect(await finds(search)).toBe(is);
  },
);

it('asks for each word anywhere', async () => {
  await service.sql`update events set title = 'Café', description = 'Naïve', location = 'Zürich'`;
  await service.sql`update people set full_name = 'Łukasz Żółć'`;
  expect(await finds('zurich, cafe lukasz naive')).toBe(true);
  expect(await finds('zurich, cafe lukasz nobody')).toBe(false);
});
