import { expect, it } from 'vitest';
import { unboundedWaits } from './unbounded-waits.ts';

const bound = '{ timeout: 10_000 }';

it.each([
  `await expect.poll(() => sizeOf(all, 1), ${bound}).toBe(2);`,
  `await expect\n  .poll(async () => [one, two], ${bound})\n  .toEqual([1, 2]);`,
  `await vi.waitFor(() => {\n  check(1, 2);\n}, ${bound});`,
  `await vi.waitFor(isThere, patience);`,
  `await expect(check).toPass(${bound});`,
])('lets a wait with a bound be: %s', (source) => {
  expect(unboundedWaits('gateway/src/one.test.ts', source)).toEqual([]);
});

it.each([
  `await expect.poll(() => sizeOf(all, 1)).toBe(2);`,
  `await expect\n  .poll(\n    () => [one, two],\n  )\n  .toEqual([1, 2]);`,
  `await vi.waitFor(() => {\n  check(1, 2);\n});`,
  `await vi.waitFor<number>(isThere);`,
  `await expect(check).toPass();`,
])('finds a wait without one: %s', (source) => {
  expect(unboundedWaits('gateway/src/one.test.ts', `\n${source}`)).toHaveLength(1);
});

it('knows that the journeys have theirs in their settings, but not for toPass', () => {
  const source = 'await expect.poll(isThere).toBe(true);\nawait expect(check).toPass();';
  expect(unboundedWaits('web/e2e/one.e2e.ts', source)).toEqual([
    expect.stringContaining('web/e2e/one.e2e.ts:2 '),
  ]);
});
