import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/lib/paths.ts';
import { firstLoadFiles, pageTable } from './first-load.ts';

const chunk = (fileName: string, more: object) =>
  ({
    type: 'chunk',
    fileName,
    imports: [],
    isEntry: false,
    facadeModuleId: null,
    ...more,
  }) as unknown as Rolldown.OutputChunk;

const css = (...files: string[]) => ({ viteMetadata: { importedCss: new Set(files) } });

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [
    chunk('index.js', { isEntry: true, imports: ['app.js'] }),
    chunk('app.js', css('app.css')),
    chunk('jobs.js', {
      facadeModuleId: '/repo/web/src/pages/jobs/jobs-page.tsx',
      imports: ['api.js', 'app.js'],
      ...css('jobs.css'),
    }),
    chunk('api.js', {}),
    chunk('table.js', { facadeModuleId: '/repo/web/src/app/signed-in-pages.ts' }),
    chunk('auth.js', { facadeModuleId: '/repo/web/src/pages/auth/auth-page.tsx' }),
    chunk('dialog.js', { isDynamicEntry: true }),
  ].map((file) => [file.fileName, file]),
);

describe('the first load of a page', () => {
  it('is the entry, the page and all they import, and nothing of other pages', () => {
    expect(firstLoadFiles(bundle, '../pages/jobs/jobs-page.tsx').toSorted()).toEqual([
      'api.js',
      'app.css',
      'app.js',
      'index.js',
      'jobs.css',
      'jobs.js',
    ]);
  });

  it('of who is signed in has the table that names the page', () => {
    const files = firstLoadFiles(bundle, '../pages/jobs/jobs-page.tsx', './signed-in-pages.ts');
    expect(files).toContain('table.js');
    expect(files).toContain('jobs.js');
  });

  it('has the part of every page in common', () => {
    expect(firstLoadFiles(bundle).toSorted()).toEqual(['app.css', 'app.js', 'index.js']);
  });
});

it('knows the page of every route from the tables the router reads', () => {
  const table = pageTable();
  expect(table).toContainEqual({
    route: '/jobs',
    page: '../pages/jobs/jobs-page.tsx',
    table: './pages.ts',
  });
  expect(table.map(({ route }) => route).toSorted()).toEqual(Object.values(routes).toSorted());
  for (const { page } of table) {
    const file = fileURLToPath(new URL(page, new URL('../src/app/', import.meta.url)));
    expect(existsSync(file)).toBe(true);
  }
});
