import { searchPlaces } from '@sidework/contracts/marketplace/places';
import { describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';

describe('GET /places', () => {
  const service = testMarketplace();
  const ask = (search: string) => service.visitor.call(searchPlaces, { query: { search } });

  it('finds a ZIP code, for visitors too', async () => {
    const reply = await ask('07102');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      items: [{ name: 'Newark', state: 'NJ', zip: '07102', latitude: 40.732, longitude: -74.1765 }],
    });
  });

  it.each([
    ['newark', 'Newark', 'NJ'],
    ['san juan pr', 'San Juan', 'PR'],
    ['washington', 'Washington', 'DC'],
    ['st. paul', 'Saint Paul', 'MN'],
  ])('finds the town that most mean by "%s"', async (search, name, state) => {
    const { items } = (await ask(search)).json();
    expect(items[0]).toMatchObject({ name, state });
    expect(items.length).toBeLessThanOrEqual(8);
  });

  it.each(['', 'x', 'x'.repeat(101)])('refuses the words "%s"', async (search) => {
    expect((await ask(search)).statusCode).toBe(400);
  });
});
