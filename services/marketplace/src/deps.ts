import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { ServiceConfig } from '@sidework/chassis/config';
import type { Sql } from '@sidework/chassis/db';
import type { SharedListing } from './jobs/shared-listing.ts';

export interface Deps extends BaseDeps<ServiceConfig> {
  /** A pool whose plans are made anew for each search: a generic one ignores how rare the word is. */
  searchSql: Sql;
  sharedListing: SharedListing;
}
