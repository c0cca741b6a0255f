import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Sql } from '@sidework/chassis/db/db';
import type { Config } from './config.ts';
import type { SharedListing } from './jobs/shared-listing.ts';

export interface Deps extends BaseDeps<Config> {
  /** A pool whose plans are made anew for each search: a generic one ignores how rare the word is. */
  searchSql: Sql;
  sharedListing: SharedListing;
}
