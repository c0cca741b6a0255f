import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleInto } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';
import { packagesBeside } from './copy-packages.ts';

/** Below the checkout, where the packages of the programs are found. */
let folder: string;

beforeAll(() => {
  const parent = join(checkout, '.sidework');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, 'packages-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const workspace = 'services/education-events';
const beside = async (code: string) => {
  const main = join(folder, 'main.ts');
  writeFileSync(main, code);
  return packagesBeside(workspace, await bundleInto(join(folder, 'out'), main));
};

it.each([
  ['imported as it is', "import 'pdfkit';", 'pdfkit'],
  ['resolved', "console.log(import.meta.resolve('qrcode/lib/server.js'));", 'qrcode'],
  [
    'resolved, and contained in part',
    "import { v7 } from 'uuid'; console.log(v7(), import.meta.resolve(`uuid/dist/v7.js`));",
    'uuid',
  ],
  [
    'required by a function of its own',
    "import { createRequire } from 'node:module'; createRequire(import.meta.url)('postgres');",
    'postgres',
  ],
  [
    'found by a path',
    "console.log(new URL('./node_modules/@fontsource-variable/noto-emoji/unicode.json', import.meta.url));",
    '@fontsource-variable/noto-emoji',
  ],
])('a package goes beside a program that has it %s', async (_, code, name) => {
  expect(await beside(code)).toContain(name);
});

it('a package that a program contains does not go beside it', async () => {
  expect(await beside("import { v7 } from 'uuid'; console.log(v7());")).not.toContain('uuid');
});

it('the packages of the workspaces that a program is built on are asked for too', async () => {
  expect(await beside('')).toEqual(expect.arrayContaining(['fastify', 'zod', 'minio']));
});
