import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { businessTools } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** The business-tools service on a database of the test file's own. */
export const testBusinessTools = (config: Partial<Config> = {}) =>
  testService(businessTools, {
    migrationsDir: join(import.meta.dirname, '../migrations'),
    config,
  });
