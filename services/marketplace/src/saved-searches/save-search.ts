import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { SearchToSave } from '@sidework/contracts/marketplace/saved-searches';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { meaningOf } from './meaning.ts';
import { insertSearch, lockOwner, searchesOf } from './queries.ts';
import { requireRoomForSearch, type SavedSearch } from './saved-search.ts';

/** The lock of the owner lets one of two simultaneous searches wait for the other, so that both are counted. */
export async function saveSearch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  wanted: SearchToSave,
): Promise<SavedSearch> {
  const search = { ...(await meaningOf(wanted)), ...withNulls(wanted) };
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await lockOwner(tx, actor.id);
    const before = await searchesOf(tx, actor.id);
    const same = before.find((each) => isSame(each, search));
    if (same) return same;
    requireRoomForSearch(before.length);
    return insertSearch(tx, { ...search, id: uuidv7(), ownerId: actor.id, createdAt: now() });
  });
}

const withNulls = (wanted: SearchToSave) => ({
  ...wanted,
  category: wanted.category ?? null,
  near: wanted.near ?? null,
  withinMiles: wanted.near ? (wanted.withinMiles ?? null) : null,
  minBudgetCents: wanted.minBudgetCents ?? null,
  maxPriceCents: wanted.maxPriceCents ?? null,
  minRating: wanted.minRating ?? null,
});
type Compared = ReturnType<typeof withNulls>;

const compared = [
  'things',
  'search',
  'category',
  'near',
  'withinMiles',
  'minBudgetCents',
  'maxPriceCents',
  'minRating',
  'isLicensed',
] as const satisfies (keyof Compared)[];

const isSame = (one: Compared, other: Compared) =>
  compared.every((name) => one[name] === other[name]);
