import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// What the processes of tests all import is compiled for the first of them, and kept.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('node_modules/.cache/compiled', import.meta.url),
);

const never = ['**/node_modules/**', '**/dist/**', '**/.sidework/**'];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    tags: [{ name: 'once', description: 'Must hold each time: a failure is never repeated' }],
    projects: [
      {
        test: {
          name: 'unit',
          // Beside the compiler and the linter, on two cores.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          include: ['{contracts,services,gateway,infra}/**/*.test.ts', 'web/**/*.node.test.ts'],
          // Importing was half of the time. What a file changes of its process it puts back: a spy, the clock.
          isolate: false,
          exclude: [...never, '**/*.int.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Importing was half of the time. A file has a window of its own instead, which the set-up file opens.
          isolate: false,
          environment: './web/test/shared-process.ts',
          setupFiles: './web/test/own-window.ts',
          // Each keeps something of the page that it sees first, so every file has its own, as of our modules.
          server: { deps: { inline: ['swr', '@supabase/auth-js'] } },
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.node.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...never, 'infra/{faults,permissions}/**'],
          globalSetup: './infra/checks/test-servers.ts',
          // One process runs many files and imports the services once, which was half of the time. What a file changes of
          // its process it therefore puts back: a spy, the clock, the exit code.
          isolate: false,
          // Only what hangs takes as long, on a busy machine too.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'permissions',
          include: ['infra/permissions/*.int.test.ts'],
          exclude: never,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['infra/faults/*.int.test.ts'],
          exclude: never,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
