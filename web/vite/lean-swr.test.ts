// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { leanSwr } from './lean-swr.ts';

const { resolve } = createRequire(import.meta.url);

it("gives SWR React's own store hook, by the name under which SWR asks for it", () => {
  const shim = 'use-sync-external-store/shim';
  const { resolveId } = leanSwr() as unknown as { resolveId(source: string): string | null };
  expect(resolveId(shim)).toMatch(/vite\/react-store\.ts$/);
  expect(resolveId('react')).toBeNull();
  expect(readFileSync(resolve('swr/infinite'), 'utf8')).toContain(`'${shim}'`);
});
