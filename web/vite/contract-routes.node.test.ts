import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes, reachesZod, strippedModule } from './contract-routes.ts';

const contract = (path: string) =>
  fileURLToPath(new URL(`../../contracts/src/${path}.ts`, import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-routes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function bundle(source: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  await writeFile(entry, source);
  const output = (await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [contractRoutes()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

describe('a contract imported for its routes', () => {
  it('is method and url alone, without zod', async () => {
    const code = await bundle(
      "import { getJob } from '@sidework/contracts/marketplace/jobs'; console.log(getJob);",
    );
    expect(code).toMatch(/"method": "GET",\s+"url": "\/jobs\/:jobId"/);
    expect(code).not.toContain('zod');
    expect(code).not.toContain('schema');
    expect(code.length).toBeLessThan(300);
  });

  it('keeps its plain data', async () => {
    const code = await bundle(
      "import { jobStatuses } from '@sidework/contracts/marketplace/jobs'; console.log(jobStatuses);",
    );
    expect(code).toContain('"filled"');
    expect(code).not.toContain('zod');
  });

  it('passes through where zod cannot be reached, with its functions', async () => {
    const code = await bundle(
      "import { formatCents } from '@sidework/contracts/kernel/money'; console.log(formatCents(5));",
    );
    expect(code).toContain('Intl.NumberFormat');
  });
});

it('gives the contract itself, and keeps zod from trying eval, under schema/', async () => {
  const code = await bundle(
    "import { ProfileSetup } from '@sidework/contracts/schema/identity/own-profile/own-profile'; console.log(ProfileSetup);",
  );
  expect(code).toContain('Full name is required');
  const settings = code.indexOf('jitless: true');
  expect(settings).toBeGreaterThan(0);
  expect(settings).toBeLessThan(code.indexOf('Full name is required'));
});

describe('what is left of a module', () => {
  it('is its endpoints without schema, and its data', () => {
    expect(
      strippedModule({
        getThing: { method: 'GET', url: '/things/:id', schema: { response: {} } },
        limits: { title: 200, kinds: ['a', 'b'] },
        title: 'Thing',
        Thing: new Map(),
        toThing: () => 1,
        withFunction: { check: () => true },
      }),
    ).toBe(
      'export const getThing = {"method":"GET","url":"/things/:id"};\n' +
        'export const limits = {"title":200,"kinds":["a","b"]};\n' +
        'export const title = "Thing";\n',
    );
  });
});

describe('whether a contract brings zod along', () => {
  it.each([
    ['identity/own-profile/own-profile', true],
    ['kernel/problems', true],
    ['marketplace/categories', false],
    ['kernel/money', false],
    ['texts', false],
  ])('of %s is %s', (path, reaches) => {
    expect(reachesZod(contract(path))).toBe(reaches);
  });
});
