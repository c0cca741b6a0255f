import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import * as gigs from '@sidework/contracts/marketplace/gigs';
import { listProposalsForJob } from '@sidework/contracts/marketplace/proposals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testMarketplace();
let pat: Actor;
let gigId: string;
beforeEach(async () => {
  pat = await service.person({}, { fullName: 'Pat Delgado', profession: 'Plumber' });
  gigId = uuidv7();
  await service.db.insert(professionalGigs).values({
    id: gigId,
    professionalId: pat.id,
    title: 'Leaks',
    description: 'Found and mended',
    category: 'plumbing',
    pricingType: 'hourly',
    createdAt: new Date(),
  });
});

const minuteMs = 60_000;
const aLicense = (endsIn: number | null = 9_999) => ({
  licenseId: uuidv7(),
  name: 'Master Plumber',
  state: 'NJ',
  until: endsIn === null ? null : '2027-03-31',
  endsAt: endsIn === null ? null : new Date(Date.now() + endsIn * minuteMs).toISOString(),
  verifiedAt: '2026-11-03T10:00:00.000Z',
});
const told = (
  licenses: ReturnType<typeof aLicense>[],
  more: { id?: string; sequence?: number } = {},
  identity?: ReturnType<typeof anId>,
) =>
  service.receive(
    licensesShown,
    { professionalId: pat.id, licenses, ...(identity && { identity }) },
    more,
  );

/** The ID of Pat as staff saw it. */
const anId = (endsIn = 9_999, holderName = 'Pat Delgado') => {
  const { licenseId: _, name: __, state: ___, ...seen } = aLicense(endsIn);
  return { ...seen, holderName };
};

const licensesOn = {
  'the gig': async () =>
    (await service.visitor.call(gigs.getGig, { params: { gigId } })).json().licenses,
  'the list of gigs': async () =>
    (await service.visitor.call(gigs.listGigs, { query: { professionalId: pat.id } })).json()
      .items[0].licenses,
  'a search': async () =>
    (
      await service.visitor.call(gigs.listGigs, {
        query: { search: 'leaks', professionalId: pat.id },
      })
    ).json().items[0].licenses,
  'their own list': async () =>
    (await service.as(pat).call(gigs.listOwnGigs)).json().items[0].licenses,
  'their page': async () =>
    (await service.visitor.call(gigs.getPro, { params: { personId: pat.id } })).json().licenses,
  'a proposal': async () => {
    const client = await service.person();
    const job = await aJob(service.db, { clientId: client.id });
    await aProposal(service.db, { by: pat, jobRequestId: job.id });
    const params = { jobId: job.id };
    return (await service.as(client).call(listProposalsForJob, { params })).json().items[0]
      .licenses;
  },
};

describe.each(Object.entries(licensesOn))('on %s', (_, read) => {
  it('a license stands while it runs, and is gone the moment it ends', async () => {
    expect(await read()).toEqual([]);
    await told([aLicense(), aLicense(null)]);
    expect(await read()).toEqual([
      { name: 'Master Plumber', state: 'NJ', until: '2027-03-31' },
      { name: 'Master Plumber', state: 'NJ', until: null },
    ]);
    await told([aLicense(-0.001)], { sequence: 2 });
    expect(await read()).toEqual([]);
    await told([aLicense()], { sequence: 3 });
    expect(await read()).toHaveLength(1);
  });
});

it('an ID stands on their page while it runs under their name, and makes nobody licensed', async () => {
  const page = async () =>
    (await service.visitor.call(gigs.getPro, { params: { personId: pat.id } })).json();
  expect((await page()).identity).toBeNull();
  await service.sql`update people set full_name = 'Pat Delgado' where id = ${pat.id}`;
  await told([], { sequence: 1 }, anId());
  expect(await page()).toMatchObject({ identity: { until: '2027-03-31' }, licenses: [] });
  const query = { isLicensed: true, professionalId: pat.id };
  expect((await service.visitor.call(gigs.listGigs, { query })).json().items).toEqual([]);
  await service.sql`update people set full_name = 'Max Other' where id = ${pat.id}`;
  expect((await page()).identity).toBeNull();
  await service.sql`update people set full_name = 'Pat Delgado' where id = ${pat.id}`;
  await told([], { sequence: 2 }, anId(-0.001));
  expect((await page()).identity).toBeNull();
  await told([], { sequence: 3 }, anId());
  expect((await page()).identity).not.toBeNull();
  await told([aLicense()], { sequence: 4 });
  expect((await page()).identity).toBeNull();
});

it('the same word twice, and an older one that comes late, change nothing', async () => {
  const id = uuidv7();
  for (const _ of [1, 2]) await told([aLicense()], { id, sequence: 5 });
  await told([], { sequence: 4 });
  expect(await licensesOn['the gig']()).toHaveLength(1);
  await told([], { sequence: 6 });
  expect(await licensesOn['the gig']()).toEqual([]);
});

it('a child is never shown with one', async () => {
  await told([aLicense()]);
  await service.db
    .update(people)
    .set({ accountType: 'sidework_kids', permits: ['paid_work'] })
    .where(eq(people.id, pat.id));
  await service.db
    .update(professionalGigs)
    .set({ isYouth: true, category: 'lawn_mowing' })
    .where(eq(professionalGigs.id, gigId));
  const reader = await service.person();
  const reply = await service.as(reader).call(gigs.getGig, { params: { gigId } });
  expect(reply.json().licenses).toEqual([]);
});

it('they are exported, and go with the account for good', async () => {
  await told([aLicense()], {}, anId());
  const files = await gatherOwnData(service.db, pat.id);
  const rows: unknown[] = [];
  const kept = files.find(({ name }) => name === 'shown-licenses.json');
  for await (const row of kept?.rows ?? []) rows.push(row);
  expect(rows).toMatchObject([
    { name: 'Master Plumber', state: 'NJ', until: '2027-03-31' },
    { name: 'ID of Pat Delgado', state: null, until: '2027-03-31' },
  ]);
  await service.db.transaction((tx) => eraseOwnData(tx, pat.id));
  await service.db.update(people).set({ hasLeft: true }).where(eq(people.id, pat.id));
  await told([aLicense()], { sequence: 8 });
  const left = await service.sql`select from licensed_people where person_id = ${pat.id}`;
  expect(left).toHaveLength(0);
});
