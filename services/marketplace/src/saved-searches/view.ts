import {
  type SearchCriteria,
  savedSearchLabel,
  savedSearchPath,
} from '@sidework/contracts/marketplace/saved-search-words';
import type { SavedSearchView } from '@sidework/contracts/marketplace/saved-searches';
import { findZip } from '../places/search-places.ts';
import type { SavedSearch } from './saved-search.ts';

/** The search in words, with the name of its town. */
export async function labelOf(search: SearchCriteria): Promise<string> {
  const town = search.near ? await findZip(search.near) : undefined;
  return savedSearchLabel(search, town && `${town.name}, ${town.state}`);
}

export async function toSavedSearchView(search: SavedSearch): Promise<SavedSearchView> {
  const { id, things, alert, createdAt } = search;
  return {
    id,
    things,
    label: await labelOf(search),
    path: savedSearchPath(search),
    alert,
    createdAt: createdAt.toISOString(),
  };
}
