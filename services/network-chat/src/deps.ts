import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Db } from '@sidework/chassis/db/db';
import type { Config } from './config.ts';
import type { Hub } from './realtime/hub.ts';

export interface Deps extends BaseDeps<Config> {
  hub: Hub;
  /** Postgres plans each search for its own words: it reads by name for a common word and by the index for a rare one. */
  searchDb: Db;
}
