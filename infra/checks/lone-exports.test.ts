import { expect, it } from 'vitest';
import { loneExports } from './lone-exports.ts';

it('finds what a file exports and no other names', () => {
  const sources = new Map([
    [
      'one.ts',
      `/** Of the shared. */
export const shared = 1;
export const lone = shared;
export async function alone() {}
export interface Shape { of: typeof lone }
`,
    ],
    ['other.ts', "import { shared } from './one.ts';\n// What is lone: /* alone */\nshared;\n"],
  ]);
  expect(loneExports(sources)).toEqual([
    'one.ts exports lone, which only it uses',
    'one.ts exports alone, which only it uses',
  ]);
});
