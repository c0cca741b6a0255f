import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing';
import { marketplace } from '../src/app.ts';

/** The marketplace service on a database of the test file's own. */
export const testMarketplace = () =>
  testService(marketplace, { migrationsDir: join(import.meta.dirname, '../migrations') });
