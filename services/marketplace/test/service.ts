import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { marketplace } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** The marketplace service on a database of the test file's own. */
export const testMarketplace = (config: Partial<Config> = {}) =>
  testService(marketplace, { migrationsDir: join(import.meta.dirname, '../migrations'), config });
