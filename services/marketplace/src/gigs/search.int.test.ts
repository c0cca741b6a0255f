import { profileChanged } from '@sidework/contracts/identity/events';
import { type GigView, listGigs, postGig } from '@sidework/contracts/marketplace/gigs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();

beforeEach(async () => {
  await service.sql`delete from professional_gigs`;
});

interface Given {
  title: string;
  category?: string;
  location?: string;
  priceCents?: number;
  isRemote?: boolean;
}

async function aGig(given: Given, profile: Parameters<typeof service.person>[1] = {}) {
  const owner = await service.person({}, profile);
  const body = {
    description: 'I come with my own tools.',
    category: 'plumbing',
    pricingType: 'fixed' as const,
    isRemote: false,
    ...given,
  };
  const reply = await service.as(owner).call(postGig, { body });
  expect(reply.statusCode).toBe(201);
  return owner;
}

const list = async (query: Record<string, unknown>): Promise<GigView[]> => {
  const reply = await service.visitor.call(listGigs, { query });
  expect(reply.statusCode).toBe(200);
  return reply.json().items;
};
const titles = async (query: Record<string, unknown>) =>
  (await list(query)).map(({ title }) => title);

describe('GET /gigs', () => {
  it('finds the plumbers nearest to the town in the words first', async () => {
    await aGig({ title: 'Drains in Montclair', location: 'Montclair, NJ' });
    await aGig({ title: 'Faucets in Austin', location: 'Austin, TX' });
    await aGig({ title: 'Pipes in Newark', location: 'Newark, NJ' });
    await aGig({ title: 'Sinks in Elizabeth', location: 'Elizabeth, NJ' });
    await aGig({ title: 'Lamps in Newark', location: 'Newark, NJ', category: 'electrical' });
    const found = await list({ search: 'plumber newark' });
    expect(found.map(({ title, distanceMiles }) => [title, distanceMiles])).toEqual([
      ['Pipes in Newark', 0],
      ['Sinks in Elizabeth', 4.5],
      ['Drains in Montclair', 7.3],
    ]);
  });

  it.each([
    ['the trade', 'plumber'],
    ['the thing', 'fix faucet'],
    ['a mistyped trade', 'plummer'],
    ['the profession of its owner', 'sommelier'],
    ['the name of its owner', 'quillfeather'],
    ['its town', 'newark'],
    ['its owner and its trade', 'Quillfeather plumbing'],
  ])('finds a gig by %s', async (_, search) => {
    const owner = { fullName: 'Ida Quillfeather', profession: 'Sommelier' };
    await aGig({ title: 'Come', location: 'Newark, NJ' }, owner);
    await aGig({ title: 'Else', location: 'Austin, TX', category: 'tutoring' });
    expect(await titles({ search })).toEqual(['Come']);
  });

  it('knows its owner by the newest word of them', async () => {
    const { id } = await aGig({ title: 'Come' }, { fullName: 'Ida Quillfeather' });
    const changed = {
      id,
      fullName: 'Ida Underwood',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional' as const,
      accountType: 'gig_worker' as const,
      roles: [],
      completedServicesAsProfessional: 0,
      rating: 4.5,
      reviewCount: 2,
      guardianIds: [],
      mayAct: true,
    };
    for (let delivery = 0; delivery < 2; delivery += 1)
      await service.receive(profileChanged, changed, { sequence: 1_000 });
    expect(await titles({ search: 'underwood' })).toEqual(['Come']);
    expect(await titles({ search: 'quillfeather' })).toEqual([]);
    expect(await titles({ minRating: 4 })).toEqual(['Come']);
    expect(await titles({ minRating: 5 })).toEqual([]);
  });

  it('leaves out what is farther than asked, but for what is done remotely', async () => {
    await aGig({ title: 'Newark', location: 'Newark, NJ' });
    await aGig({ title: 'Princeton', location: 'Princeton, NJ' });
    await aGig({ title: 'Remote', location: 'Austin, TX', isRemote: true });
    await aGig({ title: 'Austin', location: 'Austin, TX' });
    expect(await titles({ near: '07102', withinMiles: 100 })).toEqual([
      'Newark',
      'Princeton',
      'Remote',
    ]);
    expect(await titles({ near: '07102', withinMiles: 10 })).toEqual(['Newark', 'Remote']);
  });

  it('orders by rating and by price', async () => {
    await aGig({ title: 'Good', priceCents: 9_000 }, { rating: 4.9, reviewCount: 3 });
    await aGig({ title: 'Cheap', priceCents: 1_000 }, { rating: 3.1, reviewCount: 3 });
    await aGig({ title: 'New' });
    expect(await titles({ sort: 'rating' })).toEqual(['Good', 'Cheap', 'New']);
    expect(await titles({ sort: 'price' })).toEqual(['Cheap', 'Good', 'New']);
  });

  it('orders those nearby by rating, however many are rated better elsewhere', async () => {
    const { id } = await aGig({ title: 'Far', location: 'Austin, TX' }, { rating: 5 });
    await service.sql`
      insert into professional_gigs (id, professional_id, title, description, category, pricing_type,
                                     latitude, longitude, owner_rating, created_at)
      select gen_random_uuid(), ${id}, 'Far', 'Far away', 'plumbing', 'fixed', 30.3, -97.7, 5, now()
      from generate_series(1, 120)`;
    await aGig({ title: 'Fair', location: 'Newark, NJ' }, { rating: 3 });
    await aGig({ title: 'Good', location: 'Newark, NJ' }, { rating: 4 });
    expect(await titles({ near: '07102', sort: 'rating' })).toEqual(['Good', 'Fair']);
  });

  it.each(['best', 'nearest', 'price'])('pages by %s without a gap or a repeat', async (sort) => {
    for (const location of ['Newark, NJ', 'Newark, NJ', 'Princeton, NJ', 'Elizabeth, NJ'])
      await aGig({ title: 'Pipes', location, priceCents: 1_000 });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const from: object = cursor ? { cursor } : {};
      const query = { search: 'plumber', near: '07102', sort, limit: 1, ...from };
      const page: { items: GigView[]; nextCursor: string | null } = (
        await service.visitor.call(listGigs, { query })
      ).json();
      seen.push(...page.items.map(({ id }: GigView) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([4, 4]);
  });

  it.each([
    [{ sort: 'nearest' }, 400],
    [{ withinMiles: 20 }, 400],
    [{ near: 'Newark' }, 400],
    [{ near: '99999' }, 422],
    [{ sort: 'cheapest' }, 400],
    [{ minRating: 6 }, 400],
    [{ cursor: 'x' }, 400],
  ])('refuses the query %j', async (query, status) => {
    expect((await service.visitor.call(listGigs, { query })).statusCode).toBe(status);
  });

  it('finds no child by its name, and shows a child the gigs of children alone', async () => {
    const permits = ['paid_work' as const];
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { fullName: 'Robin Quillfeather', permits, location: 'Newark, NJ' },
    );
    const posted = {
      title: 'Walk your dog',
      category: 'pet_walking',
      pricingType: 'fixed' as const,
    };
    const body = { ...posted, description: 'After school.', isRemote: false };
    expect((await service.as(child).call(postGig, { body })).statusCode).toBe(201);
    await aGig({ title: 'Dogs', category: 'pet_care', location: 'Newark, NJ' });
    const adult = service.as(await service.person());
    const seen = async (caller: typeof adult, query: Record<string, unknown>) =>
      (await caller.call(listGigs, { query })).json().items.map(({ title }: GigView) => title);
    expect(await seen(adult, { search: 'quillfeather' })).toEqual([]);
    const other = service.as(await service.person({ accountType: 'sidework_kids' }, { permits }));
    for (const query of [
      { search: 'dog' },
      { near: '07102' },
      { search: 'dog newark' },
      { sort: 'rating' },
    ])
      expect(await seen(other, query)).toEqual(['Walk your dog']);
  });
});
