import { profileChanged } from '@sidework/contracts/identity/events';
import { type GigView, listGigs, postGig } from '@sidework/contracts/marketplace/gigs';
import { professions } from '@sidework/contracts/marketplace/professions';
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

  it.each([
    ['Real Estate Agents', 'Real estate agent'],
    ['Accountants', 'Accountant'],
    ['Notaries', 'Notary public'],
    ['Financial Advisors', 'Financial advisor'],
    ['Insurance Agents', 'Insurance agent'],
    ['Home Inspectors', 'Home inspector'],
    ['Appraisers', 'Appraiser'],
    ['Property Managers', 'Property manager'],
  ])('finds by the tile of %s who says they are that', async (label, profession) => {
    await aGig({ title: 'Half an hour', category: 'other' }, { profession });
    await aGig({ title: 'Else', category: 'other' }, { profession: 'Juggler' });
    const tile = professions.find((each) => each.label === label);
    expect(await titles({ search: tile?.search })).toEqual(['Half an hour']);
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

  /** 120 gigs beside each other, half of them with a price and a rating of their own. */
  async function aHundredAndMore(given: {
    latitude: number;
    longitude: number;
    isRemote: boolean;
  }) {
    const { id } = await service.person();
    await service.sql`
      insert into professional_gigs (id, professional_id, title, description, category, pricing_type, is_remote,
                                     latitude, longitude, price_cents, owner_rating, created_at)
      select gen_random_uuid(), ${id}, 'Row', 'One of many', 'plumbing', 'fixed', ${given.isRemote},
        ${given.latitude}, ${given.longitude}, case when row % 2 = 0 then 1000 + row % 7 * 100 end,
        case when row % 3 > 0 then 1 + row % 5 end, now() - row % 50 * interval '1 minute'
      from generate_series(1, 120) row`;
  }

  async function wholeList(query: Record<string, unknown>) {
    const seen: GigView[] = [];
    let cursor: string | null = null;
    do {
      const from: object = cursor ? { cursor } : {};
      const page = await service.visitor.call(listGigs, { query: { ...query, limit: 9, ...from } });
      const { items, nextCursor }: { items: GigView[]; nextCursor: string | null } = page.json();
      seen.push(...items);
      cursor = nextCursor;
    } while (cursor);
    return seen;
  }

  const nearNewark = { latitude: 40.7, longitude: -74.2, isRemote: false };
  it.each([
    [{ sort: 'price' }, ({ priceCents }: GigView) => priceCents ?? Number.MAX_SAFE_INTEGER],
    [{ sort: 'rating' }, ({ professional }: GigView) => -(professional.rating ?? 0)],
    [{ near: '07102' }, ({ distanceMiles }: GigView) => distanceMiles ?? 0],
  ])('ends after all gigs in the order %j, each once', async (query, key) => {
    await aHundredAndMore(nearNewark);
    await service.sql`update people set rating = null`;
    const seen = await wholeList(query);
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([120, 120]);
    const keys = seen.map(key);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('passes over gigs of people who may not act, and ends no page early', async () => {
    await aHundredAndMore(nearNewark);
    await service.sql`update people set may_act = false`;
    await aGig({ title: 'Dear', priceCents: 90_000 });
    expect((await wholeList({ sort: 'price' })).map(({ title }) => title)).toEqual(['Dear']);
    await service.sql`update people set may_act = true`;
  });

  it('finds all that is done remotely, however far away it is', async () => {
    await aHundredAndMore({ ...nearNewark, latitude: 34 });
    await aHundredAndMore({ latitude: 30.3, longitude: -97.7, isRemote: true });
    await aGig({ title: 'Near', location: 'Newark, NJ' });
    const seen = await wholeList({ near: '07102' });
    expect([seen.length, seen[0]?.title]).toEqual([121, 'Near']);
    const cheapest = await wholeList({ near: '07102', sort: 'price' });
    expect(cheapest.length).toBeGreaterThan(100);
  });

  it('says how many are in order, where more may fit', async () => {
    await aHundredAndMore(nearNewark);
    const reachOf = async (query: Record<string, unknown>) =>
      (await service.visitor.call(listGigs, { query })).json().reach;
    expect(await reachOf({ near: '07102', sort: 'rating' })).toBe(100);
    expect(await reachOf({ search: 'many' })).toBe(100);
    expect(await reachOf({ search: 'sparse' })).toBeUndefined();
    expect(await reachOf({ near: '07102' })).toBeUndefined();
  });

  it.each(['price', 'rating'])('refuses the cursor of another list by %s', async (sort) => {
    for (const position of [
      [1, 2, 3],
      ['first', 'x', 'y', 'z'],
      ['last', 0, 'y', 'z'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(position)).toString('base64url');
      expect((await service.visitor.call(listGigs, { query: { sort, cursor } })).statusCode).toBe(
        400,
      );
    }
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
