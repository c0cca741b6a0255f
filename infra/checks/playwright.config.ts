import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { readJourneyConfig } from './config.ts';

const checkout = join(import.meta.dirname, '..', '..');
const { url, browser, report, repeats } = readJourneyConfig();

export default defineConfig({
  testDir: checkout,
  testMatch: ['web/e2e/**/*.e2e.ts', 'services/*/e2e/**/*.e2e.ts'],
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  outputDir: join(checkout, 'test-results'),
  fullyParallel: true,
  workers: availableParallelism(),
  // After all others and one by one: what stumbled over its neighbours is told from what is broken, and counted as flaky.
  retries: repeats,
  retryStrategy: 'isolated',
  // The limit of a whole journey on a machine several times slower than ours; a promise in seconds has its own deadline.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(report),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording a trace adds 70 % to the processor time, so a run that repeats failures records only the repeats.
    trace: { mode: repeats > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        // No page is open long enough to earn back what the optimizing compilers of its scripts cost.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
