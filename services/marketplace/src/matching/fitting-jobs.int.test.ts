import { type FittingJobs, listFittingJobs, postJob } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';
import { professionalGigs } from '../gigs/table.ts';
import { type KeptLicense, licensedPeople } from '../licenses/table.ts';

const { service, titles } = testListing();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const newark = { location: 'Newark, NJ', latitude: 40.7357, longitude: -74.1724 };
const austin = { location: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 };
const electrician = { profession: 'Electrician', location: 'Elizabeth, NJ' };
const electrical = { category: 'electrical' };

async function offered(to: Awaited<ReturnType<typeof service.person>>) {
  const { reason, items }: FittingJobs = (await service.as(to).call(listFittingJobs)).json();
  return { reason, titles: items.map(({ title }) => title) };
}

describe('GET /jobs/for-you', () => {
  it('offers the newest five of the trade that are near', async () => {
    const ruth = await service.person({}, electrician);
    for (let at = 1; at <= 6; at += 1)
      await aJob(service.db, {
        title: `outlet ${at}`,
        ...electrical,
        ...newark,
        createdAt: minutesAgo(at),
      });
    await aJob(service.db, { title: 'far', ...electrical, ...austin });
    await aJob(service.db, { title: 'no place', ...electrical });
    await aJob(service.db, { title: 'of another trade', ...newark });
    expect(await offered(ruth)).toEqual({
      reason: 'Electrical jobs within 50 miles of Elizabeth, NJ',
      titles: ['outlet 1', 'outlet 2', 'outlet 3', 'outlet 4', 'outlet 5'],
    });
  });

  it('tells of each the trade, the distance and the license that is held', async () => {
    const ruth = await service.person({}, electrician);
    const held = { name: 'Electrical contractor', state: 'NJ', until: null };
    const verifiedAt = '2026-01-05T10:00:00.000Z';
    const ended = { ...held, state: 'NY', endsAt: '2026-02-01T00:00:00.000Z', verifiedAt };
    const licenses = [{ ...held, endsAt: null, verifiedAt }, ended] as KeptLicense[];
    await service.db.insert(licensedPeople).values({ personId: ruth.id, sequence: 1, licenses });
    await aJob(service.db, { title: 'outlet', ...electrical, ...newark });
    const { items }: FittingJobs = (await service.as(ruth).call(listFittingJobs)).json();
    expect(items.map(({ reasons }) => reasons)).toEqual([
      ['Electrical', expect.stringMatching(/^about \d\.\d mi$/), 'licensed in NJ'],
    ]);
  });

  it('offers a plumber of Newark first, within 2 s, what a new client posts there', async () => {
    const plumber = await service.person({}, { profession: 'Plumber', location: 'Newark, NJ' });
    await aJob(service.db, { title: 'older', ...newark, createdAt: minutesAgo(1) });
    const client = await service.person({ userType: 'client' });
    const body = aPosting({ title: 'Stop a leak', location: 'Newark, NJ' });
    const started = performance.now();
    expect((await service.as(client).call(postJob, { body })).statusCode).toBe(201);
    expect((await offered(plumber)).titles[0]).toBe('Stop a leak');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('offers none of their own, and none that they proposed on', async () => {
    const ruth = await service.person({}, electrician);
    await aJob(service.db, { title: 'own', clientId: ruth.id, ...electrical, ...newark });
    const done = await aJob(service.db, { title: 'done', ...electrical, ...newark });
    await aJob(service.db, { title: 'new', ...electrical, ...newark });
    await aProposal(service.db, { by: ruth, jobRequestId: done.id });
    expect((await offered(ruth)).titles).toEqual(['new']);
  });

  it('goes by the services that are offered, anywhere where no place is known', async () => {
    const painter = await service.person({ userType: 'client' });
    await service.db.insert(professionalGigs).values({
      id: uuidv7(),
      professionalId: painter.id,
      title: 'Rooms',
      description: 'Walls and ceilings',
      category: 'painting',
      pricingType: 'hourly',
      createdAt: new Date(),
    });
    await aJob(service.db, { title: 'wall', category: 'painting', ...austin });
    await aJob(service.db, { title: 'tap', ...newark });
    expect(await offered(painter)).toEqual({
      reason: 'Painting jobs',
      titles: ['wall'],
    });
  });

  it('offers a child any youth job of its state, and none for adults', async () => {
    const child = { userType: 'professional', accountType: 'sidework_kids' } as const;
    const leo = await service.person(child, { location: 'New Jersey' });
    await aJob(service.db, {
      title: 'lawn',
      category: 'lawn_mowing',
      location: '2 Oak St, Newark, NJ',
    });
    await aJob(service.db, {
      title: 'leaves',
      category: 'raking_leaves',
      location: 'Ninja, New York',
    });
    await aJob(service.db, { title: 'tap', ...newark });
    expect(await offered(leo)).toEqual({
      reason: 'jobs in New Jersey',
      titles: ['lawn'],
    });
  });

  it('takes a state only at the end of a location, with its postal code or without', async () => {
    const child = { userType: 'professional', accountType: 'sidework_kids' } as const;
    const ada = await service.person(child, { location: 'Virginia' });
    const lawn = (title: string, location: string) =>
      aJob(service.db, { title, category: 'lawn_mowing', location });
    await lawn('richmond', 'Richmond, VA 23220');
    await lawn('arlington', 'Arlington, Virginia');
    await lawn('wheeling', 'Wheeling, West Virginia');
    await lawn('avenue', '3 Virginia Ave, Albany, NY');
    expect((await offered(ada)).titles.toSorted()).toEqual(['arlington', 'richmond']);
  });

  it('finds the town of a location that names a street', async () => {
    const ruth = await service.person(
      {},
      { ...electrician, location: '12 Elm Street, Elizabeth, NJ 07201' },
    );
    await aJob(service.db, { title: 'outlet', ...electrical, ...newark });
    expect(await offered(ruth)).toEqual({
      reason: 'Electrical jobs within 50 miles of Elizabeth, NJ',
      titles: ['outlet'],
    });
  });

  it('offers nothing to a client without a trade, nor to whom nothing is known of', async () => {
    await aJob(service.db, { ...newark });
    const client = await service.person({ userType: 'client' }, { location: 'Newark, NJ' });
    const unknown = await service.person({ userType: 'professional' });
    for (const person of [client, unknown])
      expect(await offered(person)).toEqual({ reason: '', titles: [] });
    expect((await service.visitor.call(listFittingJobs)).statusCode).toBe(401);
  });

  it('leaves the list as it is, newest first, for them and for visitors [JOBS-30]', async () => {
    const ruth = await service.person({}, electrician);
    await aJob(service.db, { title: 'outlet', ...electrical, ...newark, createdAt: minutesAgo(2) });
    await aJob(service.db, { title: 'tap', ...austin, createdAt: minutesAgo(1) });
    expect((await offered(ruth)).titles).toEqual(['outlet']);
    expect(await titles()).toEqual(['tap', 'outlet']);
  });
});
