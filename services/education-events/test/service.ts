import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { educationEvents } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** The education-events service on a database of the test file's own. */
export const testEducationEvents = (config: Partial<Config> = {}) =>
  testService(educationEvents, {
    migrationsDir: join(import.meta.dirname, '../migrations'),
    config: { PICTURE_LINKS: 'off', ...config },
  });
