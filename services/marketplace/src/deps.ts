import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Sql } from '@sidework/chassis/db/db';
import type { Config } from './config.ts';
import type { SharedListing } from './jobs/shared-listing.ts';

export interface Deps extends BaseDeps<Config> {
  /** This pool plans each search by itself, because a generic plan ignores how rare the word is. */
  searchSql: Sql;
  sharedListing: SharedListing;
}
