import { listEvents } from '@sidework/contracts/education-events/event-listings';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

const titles = async (query: Record<string, string | number>) => {
  const reply = await service.visitor.call(listEvents, { query });
  return reply.json().items.map(({ title }: { title: string }) => title);
};

describe('the list of events', () => {
  beforeEach(async () => {
    await service.sql`delete from events`;
    const naomi = await service.person({}, { fullName: 'Naomi Feld' });
    await anEvent(service.db, { title: 'Taxes', category: 'Seminar', organizerId: naomi.id });
    await anEvent(service.db, { title: 'Tools 100%', priceCents: 2_500, location: 'Austin, TX' });
  });

  it.each([
    [{ search: 'tax' }, ['Taxes']],
    [{ search: 'naomi' }, ['Taxes']],
    [{ search: 'austin' }, ['Tools 100%']],
    [{ search: '0%' }, ['Tools 100%']],
    [{ search: 'T_ols' }, []],
    [{ category: 'Seminar' }, ['Taxes']],
    [{ price: 'free' }, ['Taxes']],
    [{ price: 'paid' }, ['Tools 100%']],
    [{ price: 'paid', search: 'tax' }, []],
  ])('is narrowed by %j [EVT-01]', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('holds what is upcoming alone, the next first, page by page [EVT-02, EVT-03]', async () => {
    await anEvent(service.db, { title: 'Off', status: 'cancelled' });
    await anEvent(service.db, { title: 'Soon', eventDate: new Date(Date.now() + 60_000) });
    const first = await service.visitor.call(listEvents, { query: { limit: 2 } });
    const { items, nextCursor } = first.json();
    const rest = await titles({ limit: 2, cursor: nextCursor });
    const shown = [...items.map(({ title }: { title: string }) => title), ...rest];
    expect(shown[0]).toBe('Soon');
    expect(shown.toSorted()).toEqual(['Soon', 'Taxes', 'Tools 100%']);
  });
});
