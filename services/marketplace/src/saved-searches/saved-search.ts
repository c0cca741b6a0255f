import { conflict, notFound } from '@sidework/chassis/errors';
import type { AlertTime } from '@sidework/contracts/marketplace/saved-search-words';
import { mostSavedSearches } from '@sidework/contracts/marketplace/saved-searches';
import type { savedSearches } from './table.ts';

export type SavedSearch = typeof savedSearches.$inferSelect;

/** Noon UTC is the morning of all mainland states. */
const digestHour = 12;
const dayMs = 24 * 60 * 60 * 1000;

export function requireRoomForSearch(countBefore: number): void {
  if (countBefore >= mostSavedSearches) throw conflict('saved_searches_full');
}

export function requireOwnSearch(
  search: SavedSearch | undefined,
  ownerId: string,
): asserts search is SavedSearch {
  if (search?.ownerId !== ownerId) throw notFound('saved_search_not_found');
}

export const changeAlert = (search: SavedSearch, alert: AlertTime): SavedSearch => ({
  ...search,
  alert,
});

/** The moment of the next daily digest. */
export function nextDigest(after: Date): Date {
  const today = Date.UTC(
    after.getUTCFullYear(),
    after.getUTCMonth(),
    after.getUTCDate(),
    digestHour,
  );
  return new Date(today > after.getTime() ? today : today + dayMs);
}
