import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { clientServices } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** The client-services service on a database of the test file's own. */
export const testClientServices = (config: Partial<Config> = {}) =>
  testService(clientServices, {
    migrationsDir: join(import.meta.dirname, '../migrations'),
    config,
  });
