/* The set-up file opens a window for each file of tests; the process needs none of its own. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'shared-process',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment;
