import type { Actor } from '@sidework/chassis/http/actor';
import type { AlertTime } from '@sidework/contracts/marketplace/saved-search-words';
import type { Deps } from '../deps.ts';
import { dropUntold, lockSearch, removeSearch, updateSearch } from './queries.ts';
import { changeAlert, requireOwnSearch, type SavedSearch } from './saved-search.ts';

type Store = Pick<Deps, 'db'>;

export function changeSearchAlert(
  { db }: Store,
  actor: Actor,
  id: string,
  alert: AlertTime,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    const search = await lockSearch(tx, id);
    requireOwnSearch(search, actor.id);
    const changed = changeAlert(search, alert);
    await updateSearch(tx, search, changed);
    if (alert === 'never') await dropUntold(tx, id);
    return changed;
  });
}

export function deleteSearch({ db }: Store, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const search = await lockSearch(tx, id);
    requireOwnSearch(search, actor.id);
    await removeSearch(tx, id);
  });
}
