import { defineConfig } from 'vitest/config';

/** Tests that are planted, to see what becomes of them: no run of the checkout takes them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'planted',
    include: ['*.planted.ts'],
    tags: [{ name: 'once' }],
  },
});
