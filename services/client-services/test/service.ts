import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing/service';
import { clientServices } from '../src/app.ts';
import type { Config } from '../src/config.ts';

/** Signs the webhooks of the sandbox in the tests. */
export const sandboxSecret = 'signs-webhooks-in-the-tests-alone';

/** The client-services service on a database of the test file's own. */
export const testClientServices = (config: Partial<Config> = {}) =>
  testService(clientServices, {
    migrationsDir: join(import.meta.dirname, '../migrations'),
    // A decision is final at once, unless a test is about appeals.
    config: { SANDBOX_WEBHOOK_SECRET: sandboxSecret, APPEAL_DAYS: 0, ...config },
  });
