import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { serviceProposed } from '@sidework/contracts/client-services/events';
import {
  addGigPicture,
  changeGig,
  deleteGig,
  type GigPosting,
  getGig,
  getPro,
  listGigs,
  listOwnGigs,
  pauseGig,
  postGig,
  removeGigPicture,
  resumeGig,
} from '@sidework/contracts/marketplace/gigs';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const kid = { accountType: 'sidework_kids' } as const;
let owner: Actor;
let other: Actor;

beforeEach(async () => {
  await service.sql`delete from outbox`;
  await service.sql`delete from professional_gigs`;
  owner = await service.person(
    {},
    { fullName: 'Pat Plumber', profession: 'Plumber', location: 'Newark, NJ' },
  );
  other = await service.person();
});

const aPosting = (given: Partial<GigPosting> = {}): GigPosting => ({
  title: 'Tap and pipe repair',
  description: 'I mend what drips.',
  category: 'plumbing',
  priceCents: 9_000,
  pricingType: 'fixed',
  location: 'Newark, NJ',
  isRemote: false,
  ...given,
});

async function post(given: Partial<GigPosting> = {}, by = owner) {
  const reply = await service.as(by).call(postGig, { body: aPosting(given) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const listed = async (query: Record<string, unknown> = {}, by = service.visitor) => {
  const reply = await by.call(listGigs, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items as { id: string; title: string }[];
};
const titles = async (query: Record<string, unknown> = {}, by = service.visitor) =>
  (await listed(query, by)).map(({ title }) => title);
/** A professional enters work that began in the conversation about a gig. */
async function startWork(gigId: string, by: Actor) {
  const fact = { serviceId: randomUUID(), professionalId: by.id, clientId: randomUUID(), gigId };
  const data = { ...fact, title: 'Tap and pipe repair', totalAmountCents: 9_000 };
  expect(await service.receive(serviceProposed, data)).toEqual(['acknowledged']);
}
const at = (gigId: string) => ({ params: { gigId } });
const told = async () => (await service.emitted()).map(({ type }) => type.split('.')[2]);

describe('POST /gigs', () => {
  it('[GIGS-14] [GIGS-23] [GIGS-30] keeps what was posted, active and of its owner', async () => {
    const given = { pricingType: 'hourly', isRemote: true } as const;
    const { id } = await post({ ...given, professionalId: owner.id, status: 'active' });
    const [row] = await service.sql`
      select professional_id, title, description, category, price_cents::int, pricing_type, location, is_remote, status,
             created_at is not null as is_dated
      from professional_gigs where id = ${id}`;
    expect(row).toEqual({
      professional_id: owner.id,
      title: 'Tap and pipe repair',
      description: 'I mend what drips.',
      category: 'plumbing',
      price_cents: 9_000,
      pricing_type: 'hourly',
      location: 'Newark, NJ',
      is_remote: true,
      status: 'active',
      is_dated: true,
    });
    expect(await service.emitted('marketplace.gig.posted.v1')).toEqual([
      expect.objectContaining({
        data: expect.objectContaining({ gigId: id, professionalId: owner.id, priceCents: 9_000 }),
      }),
    ]);
  });

  it('[GIGS-06] [GIGS-07] [GIGS-24] is listed at once, newest first, to visitors too', async () => {
    await post({ title: 'First' });
    await post({ title: 'Second' });
    const { id } = await post({ title: 'Third' });
    await service.as(owner).call(pauseGig, at(id));
    expect(await titles()).toEqual(['Second', 'First']);
  });

  it.each([
    ['[GIGS-19] a title', { title: '  ' }, 'title', 'Title is required'],
    ['[GIGS-20] a description', { description: ' ' }, 'description', 'Description is required'],
    ['[GIGS-36] a category', { category: 'juggling' }, 'category', 'Category is required'],
    ['a price above nothing', { priceCents: 0 }, 'priceCents', 'Price must be greater than 0'],
  ])('asks for %s', async (_, given, field, text) => {
    const reply = await service.as(owner).call(postGig, { body: aPosting(given) });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: text }]);
  });

  it('[GIGS-21] takes no price, and [GIGS-22] no other way of pricing', async () => {
    expect((await post({ priceCents: null })).priceCents).toBeNull();
    const body = { ...aPosting(), pricingType: 'weekly' as 'fixed' };
    expect((await service.as(owner).call(postGig, { body })).statusCode).toBe(400);
  });

  it('[GIGS-27] [SEC-12] is for who is signed in, and posts for nobody else', async () => {
    expect((await service.visitor.call(postGig, { body: aPosting() })).statusCode).toBe(401);
    const body = aPosting({ professionalId: other.id });
    expect((await service.as(owner).call(postGig, { body })).statusCode).toBe(403);
    expect(await listed()).toEqual([]);
  });
});

describe('GET /gigs', () => {
  it('[GIGS-08] shows the owner with rating and completed services as they are known', async () => {
    await service.sql`
      update people set rating = 4.8, review_count = 12, completed_services_as_professional = 31
      where id = ${owner.id}`;
    await post();
    const [gig] = await listed();
    expect(gig).toMatchObject({
      priceCents: 9_000,
      professional: {
        id: owner.id,
        fullName: 'Pat Plumber',
        profession: 'Plumber',
        avatarUrl: null,
        completedServicesAsProfessional: 31,
        rating: 4.8,
        reviewCount: 12,
      },
    });
    expect(JSON.stringify(gig)).not.toMatch(/@|phone/);
  });

  it('[GIGS-02] [GIGS-03] [GIGS-34] is narrowed by words of title and description, category and price', async () => {
    await post({ title: 'Wall painting', category: 'painting', priceCents: 20_000 });
    await post({ title: 'Tap repair' });
    await post({ title: 'Talk first', description: 'TAPS and more', priceCents: null });
    expect(await titles({ category: 'painting' })).toEqual(['Wall painting']);
    expect(await titles({ search: 'tap' })).toEqual(['Tap repair', 'Talk first']);
    for (const maxPriceCents of [9_000, 10_000])
      expect(await titles({ maxPriceCents })).toEqual(['Tap repair']);
    expect(await titles({ maxPriceCents: 8_999 })).toEqual([]);
    expect(await titles({ search: 'submarine' })).toEqual([]);
    expect(await titles({ professionalId: other.id })).toEqual([]);
  });

  it('puts what is called so before what mentions it, page by page', async () => {
    for (const title of ['Drain cleaning', 'Gutters', 'Drain survey', 'Roofs'])
      await post({ title, description: 'Also every drain.' });
    const first = await service.visitor.call(listGigs, { query: { search: 'drain', limit: 3 } });
    const { items, nextCursor } = first.json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Drain survey',
      'Drain cleaning',
      'Roofs',
    ]);
    expect(await titles({ search: 'drain', limit: 3, cursor: nextCursor })).toEqual(['Gutters']);
  });

  it('shows nothing of who may not act or turned out to be a child', async () => {
    await post();
    await service.sql`update people set may_act = false where id = ${owner.id}`;
    expect(await listed()).toEqual([]);
    await service.sql`
      update people set may_act = true, account_type = 'sidework_kids' where id = ${owner.id}`;
    expect(await listed({}, service.as(other))).toEqual([]);
  });
});

describe('a gig of one’s own', () => {
  it('[GIGS-15] [GIGS-16] stands among one’s own with its status, and nobody else’s does', async () => {
    const { id } = await post();
    await post({}, other);
    await service.as(owner).call(pauseGig, at(id));
    const { items } = (await service.as(owner).call(listOwnGigs)).json();
    expect(items).toEqual([expect.objectContaining({ id, status: 'paused', isOwn: true })]);
  });

  it('is changed from the version that was seen', async () => {
    const { id, version } = await post();
    const body = { ...aPosting({ title: 'Tap repair today', priceCents: null }), version };
    const reply = await service.as(owner).call(changeGig, { ...at(id), body });
    expect(reply.json()).toMatchObject({ title: 'Tap repair today', priceCents: null });
    const late = await service.as(owner).call(changeGig, { ...at(id), body });
    expect([late.statusCode, late.json().code]).toEqual([412, 'gig_changed']);
    expect(await told()).toEqual(['posted', 'changed']);
  });

  it('is paused, seen by its owner alone, and resumed', async () => {
    const { id } = await post();
    expect((await service.as(owner).call(pauseGig, at(id))).json().status).toBe('paused');
    expect((await service.as(owner).call(pauseGig, at(id))).statusCode).toBe(409);
    expect((await service.as(other).call(getGig, at(id))).statusCode).toBe(404);
    expect((await service.visitor.call(getGig, at(id))).statusCode).toBe(401);
    expect((await service.as(owner).call(getGig, at(id))).statusCode).toBe(200);
    await service.as(owner).call(resumeGig, at(id));
    expect(await listed()).toHaveLength(1);
    expect(await told()).toEqual(['posted', 'paused', 'changed']);
  });

  it('[GIGS-17] [GIGS-28] is deleted, and kept where work refers to it', async () => {
    const [gone, kept] = [(await post()).id, (await post()).id];
    await startWork(kept, owner);
    await startWork(gone, other);
    for (const id of [gone, kept])
      expect((await service.as(owner).call(deleteGig, at(id))).statusCode).toBe(204);
    expect(await service.sql`select id, status from professional_gigs`).toEqual([
      { id: kept, status: 'deleted' },
    ]);
    expect([await listed(), (await service.as(owner).call(listOwnGigs)).json().items]).toEqual([
      [],
      [],
    ]);
    expect((await service.as(owner).call(deleteGig, at(kept))).statusCode).toBe(404);
  });

  it('[GIGS-27] [SEC-12] is nobody else’s to change', async () => {
    const { id, version } = await post();
    const by = service.as(other);
    const body = { ...aPosting(), version };
    for (const reply of [
      await by.call(changeGig, { ...at(id), body }),
      await by.call(pauseGig, at(id)),
      await by.call(resumeGig, at(id)),
      await by.call(deleteGig, at(id)),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_your_gig']);
    expect(await listed()).toHaveLength(1);
  });
});

describe('pictures', () => {
  const aPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6b4f' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 0/1' } })
      .jpeg()
      .toBuffer();
  const add = (gigId: string, file: Buffer, by = owner) =>
    service.as(by).call(addGigPicture, {
      ...at(gigId),
      body: file,
      headers: { 'content-type': 'image/jpeg' },
    });

  it('are kept without what they say of the place, and removed', async () => {
    const { id } = await post();
    const photo = await aPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const reply = await add(id, photo);
    expect(reply.statusCode, reply.body).toBe(200);
    const [url] = reply.json().imageUrls;
    const name = String(url).split('/').at(-1) ?? '';
    const { body } = await service.deps.objects.get(`gig-pictures/${name}`);
    const kept = Buffer.concat(await body.toArray());
    const { format, exif } = await sharp(kept).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const removed = await service.as(owner).call(removeGigPicture, { params: { gigId: id, name } });
    expect(removed.json().imageUrls).toEqual([]);
    expect((await add(id, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(422);
    expect((await add(id, photo, other)).statusCode).toBe(403);
  });

  it('go with their gig', async () => {
    const { id } = await post();
    const [url] = (await add(id, await aPhoto())).json().imageUrls;
    const key = `gig-pictures/${String(url).split('/').at(-1)}`;
    await service.as(owner).call(deleteGig, at(id));
    const left = await service.sql`
      select key from stored_objects where key = ${key} and state <> 'removing'`;
    expect(left).toEqual([]);
  });

  it('are six at most', async () => {
    const { id } = await post();
    await service.sql`
      update professional_gigs set pictures = array['1','2','3','4','5','6'] where id = ${id}`;
    const reply = await add(id, await aPhoto());
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'gig_has_enough_pictures']);
  });
});

describe('a child’s gig', () => {
  const posting = aPosting({ category: 'lawn_mowing', location: '12 Elm Street, Newark' });
  let child: Actor;
  beforeEach(async () => {
    child = await service.person(kid, {
      fullName: 'Mia K.',
      permits: ['paid_work'],
      guardianIds: [other.id],
      location: 'New Jersey',
    });
  });

  it('is for people who are signed in, with a first name, an initial and the state', async () => {
    await post(posting, child);
    expect(await listed()).toEqual([]);
    const [gig] = await listed({}, service.as(other));
    expect(gig).toMatchObject({
      isYouth: true,
      location: 'New Jersey',
      professional: { fullName: 'Mia K.' },
    });
    expect(JSON.stringify(gig)).not.toContain('Elm');
    expect(await service.sql`select location from professional_gigs`).toEqual([{ location: null }]);
    expect(await listed({}, service.as(await service.person(kid)))).toEqual([gig]);
  });

  it('is of the kinds for children, and says nowhere how they are reached', async () => {
    const offer = (body: GigPosting, by: Actor) => service.as(by).call(postGig, { body });
    const codes = [
      await offer(aPosting(), child),
      await offer(posting, owner),
      await offer({ ...posting, description: 'Call 973-555-0142.' }, child),
    ].map((reply) => `${reply.statusCode} ${reply.json().code}`);
    expect(codes).toEqual([
      '422 gig_category_for_others',
      '422 gig_category_for_others',
      '422 contact_in_words',
    ]);
  });

  it.each([
    ['may not act', 'update people set may_act = false where id ='],
    ['may not work', "update people set permits = array['messaging'] where id ="],
  ])('[KIDS-12] is neither posted nor listed while they %s', async (_, change) => {
    await post(posting, child);
    await service.sql.unsafe(`${change} '${child.id}'`);
    expect(await listed({}, service.as(other))).toEqual([]);
    expect((await service.as(child).call(postGig, { body: posting })).statusCode).toBe(403);
  });

  describe('a child that looks at gigs', () => {
    const answerTo = async (by: Actor, of: { id: string }) => [
      (await service.as(by).call(getGig, at(of.id))).statusCode,
      (await service.as(by).call(getPro, { params: { personId: owner.id } })).statusCode,
    ];

    it.each([
      ['all', {}],
      ['those of words', { search: 'tutoring' }],
      ['those of words that no index holds', { search: 'tu' }],
      ['those of a category', { category: 'tutoring' }],
      ['those up to a price', { maxPriceCents: 10_000 }],
    ])('is shown only what young people offer, of %s', async (_, query) => {
      const title = 'Math tutoring';
      const mine = await post({ ...posting, title, category: 'tutoring' }, child);
      await post({ title, category: 'tutoring' });
      const looking = await service.person(kid);
      expect(await listed(query, service.as(looking))).toMatchObject([{ id: mine.id }]);
      expect(await listed(query, service.as(other))).toHaveLength(2);
    });

    it('finds no adult and nothing that an adult offers', async () => {
      const gig = await post();
      expect(await answerTo(child, gig)).toEqual([404, 404]);
      expect(await answerTo(other, gig)).toEqual([200, 200]);
      expect(await listed({ professionalId: owner.id }, service.as(child))).toEqual([]);
      // A token from before the birth date was known says that its bearer is an adult.
      const believedAdult = { ...child, accountType: 'gig_worker' } as const;
      expect(await answerTo(believedAdult, gig)).toEqual([404, 404]);
    });
  });

  it('has no picture and no page', async () => {
    const { id } = await post(posting, child);
    const reply = await service.as(child).call(addGigPicture, {
      ...at(id),
      body: Buffer.from('x'),
      headers: { 'content-type': 'image/png' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'children_add_no_pictures']);
    for (const by of [service.visitor, service.as(other)])
      expect((await by.call(getPro, { params: { personId: child.id } })).statusCode).toBe(404);
  });
});

describe('GET /pros/:personId', () => {
  it('shows the public card of an adult with an active gig, and no other', async () => {
    const read = (id: string) => service.visitor.call(getPro, { params: { personId: id } });
    expect((await read(owner.id)).statusCode).toBe(404);
    const { id } = await post();
    const reply = await read(owner.id);
    expect(Object.keys(reply.json()).sort()).toEqual([
      'area',
      'avatarUrl',
      'completedServicesAsProfessional',
      'fullName',
      'id',
      'identity',
      'isFindable',
      'licenses',
      'location',
      'profession',
      'rating',
      'reviewCount',
    ]);
    await service.as(owner).call(pauseGig, at(id));
    expect((await read(owner.id)).statusCode).toBe(404);
    expect((await read(other.id)).statusCode).toBe(404);
  });
});
