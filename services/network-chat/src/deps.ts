import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Db } from '@sidework/chassis/db/db';
import type { Config } from './config.ts';
import type { Hub } from './realtime/hub.ts';

export interface Deps extends BaseDeps<Config> {
  hub: Hub;
  /** Plans each search for its own words: a usual one is met soon by name, a rare one is found by its index. */
  searchDb: Db;
}
