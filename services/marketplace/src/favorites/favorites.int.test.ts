import type { Actor } from '@sidework/chassis/http/actor';
import {
  type FavoriteThings,
  getFavorite,
  listFavoriteGigs,
  listFavoritePeople,
  setFavorite,
} from '@sidework/contracts/marketplace/favorites';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testMarketplace();
let ann: Actor;
beforeEach(async () => {
  ann = await service.person();
});

async function aPro(title = 'Leaks', isYouth = false) {
  const given = isYouth ? ({ accountType: 'sidework_kids' } as const) : {};
  const pro = await service.person(given, { fullName: 'Pat Delgado', permits: ['paid_work'] });
  const gigId = uuidv7();
  const written = { title, description: 'Found and mended', category: 'plumbing' };
  const row = { id: gigId, professionalId: pro.id, pricingType: 'hourly' as const, isYouth };
  await service.db.insert(professionalGigs).values({ ...row, ...written, createdAt: new Date() });
  return { pro, gigId };
}

const set = (things: FavoriteThings, subjectId: string, isFavorite = true, by = ann) =>
  service.as(by).call(setFavorite, { params: { things, subjectId }, body: { isFavorite } });
const people = async (query = {}) =>
  (await service.as(ann).call(listFavoritePeople, { query })).json();
const gigs = async (query = {}) => (await service.as(ann).call(listFavoriteGigs, { query })).json();
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('a favorite', () => {
  it('is kept once, newest first, and removed', async () => {
    const [first, second] = [await aPro(), await aPro()];
    for (const { pro, gigId } of [first, second, first]) {
      expect((await set('people', pro.id)).json()).toEqual({ isFavorite: true });
      expect((await set('gigs', gigId)).json()).toEqual({ isFavorite: true });
    }
    expect(ids(await people())).toEqual([second.pro.id, first.pro.id]);
    expect(ids(await gigs())).toEqual([second.gigId, first.gigId]);
    const one = { params: { things: 'people' as const, subjectId: first.pro.id } };
    expect((await service.as(ann).call(getFavorite, one)).json()).toEqual({ isFavorite: true });
    await set('people', first.pro.id, false);
    expect((await service.as(ann).call(getFavorite, one)).json()).toEqual({ isFavorite: false });
    expect(ids(await people())).toEqual([second.pro.id]);
  });

  it('is listed by pages', async () => {
    const pros = [await aPro(), await aPro(), await aPro()];
    for (const { pro, gigId } of pros) {
      await set('people', pro.id);
      await set('gigs', gigId);
    }
    for (const list of [people, gigs]) {
      const first = await list({ limit: 2 });
      const second = await list({ limit: 2, cursor: first.nextCursor });
      expect([first.items.length, second.items.length]).toEqual([2, 1]);
      expect(second.nextCursor).toBeNull();
    }
  });

  it('is no child, no service of one, nothing of one’s own, and nothing that is not listed', async () => {
    const child = await aPro('Dogs walked', true);
    const paused = await aPro();
    await service.sql`update professional_gigs set status = 'paused' where id = ${paused.gigId}`;
    const { pro, gigId } = await aPro();
    const refused = [
      set('people', child.pro.id),
      set('gigs', child.gigId),
      set('gigs', paused.gigId),
      set('people', paused.pro.id),
      set('gigs', gigId, true, pro),
      set('people', pro.id, true, pro),
      set('people', uuidv7()),
    ];
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(
      refused.map(() => 404),
    );
  });

  it('leaves the list while its owner may not act, and with the account', async () => {
    const { pro, gigId } = await aPro();
    await set('people', pro.id);
    await set('gigs', gigId);
    await service.sql`update people set may_act = false where id = ${pro.id}`;
    expect([ids(await people()), ids(await gigs())]).toEqual([[], []]);
    await service.db.transaction((tx) => eraseOwnData(tx, pro.id));
    expect(await service.sql`select from favorites where owner_id = ${ann.id}`).toEqual([]);
  });

  it('is exported to the person who keeps it', async () => {
    const { pro, gigId } = await aPro('Leaks');
    await set('people', pro.id);
    await set('gigs', gigId);
    const files = await gatherOwnData(service.db, ann.id);
    const rows: unknown[] = [];
    for await (const row of files.find(({ name }) => name === 'favorites.json')?.rows ?? [])
      rows.push(row);
    expect(rows).toEqual(
      ['Pat Delgado', 'Leaks'].map((kept) => ({ kept, keptAt: expect.any(String) })),
    );
  });
});
