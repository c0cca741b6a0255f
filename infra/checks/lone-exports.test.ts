import { expect, it } from 'vitest';
import { faultsOfExports, loneExports } from './lone-exports.ts';

it('finds what a file exports and no other names but a test', () => {
  const sources = new Map([
    [
      'web/one.ts',
      `/** Of the shared. */
export const shared = 1;
export const lone = shared;
export async function alone() {}
export interface Shape { of: typeof lone }
`,
    ],
    ['web/other.ts', "import { shared } from './one.ts';\n// What is lone: /* alone */\nshared;\n"],
    ['web/one.test.ts', "import { alone } from './one.ts';\nalone();\n"],
    ['web/test/builders.ts', 'export const builder = 1;\n'],
  ]);
  expect(loneExports(sources)).toEqual([
    { path: 'web/one.ts', name: 'lone' },
    { path: 'web/one.ts', name: 'alone' },
  ]);
});

const three = ['a', 'b', 'c'].map((name) => ({ path: 'services/one/src/file.ts', name }));

it('refuses more than a workspace may have, and a number that may fall', () => {
  expect(faultsOfExports(three, { 'services/one': 3 })).toEqual([]);
  expect(faultsOfExports(three, { 'services/one': 2 })).toHaveLength(4);
  expect(faultsOfExports([], { web: 3 })).toEqual([
    'the 3 of web in infra/checks/lone-exports.ts may fall to 0',
  ]);
});
