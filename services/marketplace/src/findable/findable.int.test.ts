import type { Actor } from '@sidework/chassis/http/actor';
import { getPro } from '@sidework/contracts/marketplace/gigs';
import { listFindablePros, setFindable } from '@sidework/contracts/marketplace/pros';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testMarketplace();
let pat: Actor;
beforeEach(async () => {
  await service.sql`delete from findable_people`;
  pat = await aPro();
});

async function aPro() {
  const person = await service.person({}, { fullName: 'Pat Delgado', profession: 'Plumber' });
  await service.db.insert(professionalGigs).values({
    id: uuidv7(),
    professionalId: person.id,
    title: 'Leaks',
    description: 'Found and mended',
    category: 'plumbing',
    pricingType: 'hourly',
    createdAt: new Date(),
  });
  return person;
}
const set = (by: Actor, isFindable = true) =>
  service.as(by).call(setFindable, { body: { isFindable } });
const listed = async (query = {}) =>
  (await service.visitor.call(listFindablePros, { query })).json();
const ids = async () => (await listed()).items.map(({ id }: { id: string }) => id);
const shown = async () =>
  (await service.visitor.call(getPro, { params: { personId: pat.id } })).json().isFindable;

describe('the page of a professional', () => {
  it('is found by search engines from the day that its owner says so, until they say no', async () => {
    expect([await shown(), await ids()]).toEqual([false, []]);
    for (const _ of [1, 2]) expect((await set(pat)).json()).toEqual({ isFindable: true });
    expect([await shown(), await ids()]).toEqual([true, [pat.id]]);
    await set(pat, false);
    expect([await shown(), await ids()]).toEqual([false, []]);
  });

  it.each([
    ['is a child', { account_type: 'sidework_kids' }],
    ['may not act', { may_act: false }],
  ])('is not in the list where its owner %s', async (_, known) => {
    await set(pat);
    await service.sql`update people set ${service.sql(known)} where id = ${pat.id}`;
    expect(await ids()).toEqual([]);
  });

  it('is not in the list without an active gig', async () => {
    await set(pat);
    await service.sql`
      update professional_gigs set status = 'paused' where professional_id = ${pat.id}`;
    expect(await ids()).toEqual([]);
  });

  it('is listed by pages, and a foreign marker is refused', async () => {
    const pros = [pat, await aPro(), await aPro()];
    for (const pro of pros) await set(pro);
    const first = await listed({ limit: 2 });
    const second = await listed({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(
      pros.map(({ id }) => id).sort(),
    );
    expect(second.nextCursor).toBeNull();
    const foreign = await service.visitor.call(listFindablePros, { query: { cursor: 'x' } });
    expect(foreign.statusCode).toBe(400);
  });

  it('is its owner’s to say, and no child’s', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await set(child)).statusCode).toBe(403);
    const barred = await service.person({}, { mayAct: false });
    expect((await set(barred)).statusCode).toBe(403);
    const visit = service.visitor.call(setFindable, { body: { isFindable: true } });
    expect((await visit).statusCode).toBe(401);
  });

  it('is exported as such, and forgotten with the account', async () => {
    await set(pat);
    const rows: unknown[] = [];
    const file = (await gatherOwnData(service.db, pat.id)).find(
      ({ name }) => name === 'search-engines.json',
    );
    for await (const row of file?.rows ?? []) rows.push(row);
    expect(rows).toEqual([{ findableSince: expect.any(String) }]);
    await service.db.transaction((tx) => eraseOwnData(tx, pat.id));
    expect(await ids()).toEqual([]);
  });
});
