// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lean, leanRouter } from './lean-router.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = `
  import { BrowserRouter, Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
  console.log(BrowserRouter, Link, Route, Routes, useNavigate, useSearchParams);
`;

let folder = '';
beforeAll(async () => {
  // Beside the router, so that it is found.
  folder = await mkdtemp(join(root, '../node_modules/.lean-router-'));
  await writeFile(join(folder, 'entry.js'), source);
});
afterAll(() => rm(folder, { recursive: true }));

async function bundle(plugins: PluginOption[]): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      lib: { entry: join(folder, 'entry.js'), formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'] },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

describe('the router', () => {
  it('comes without the parts of its framework', async () => {
    const [whole, leaner] = await Promise.all([bundle([]), bundle([leanRouter()])]);
    expect(whole).toContain('React Router caught');
    expect(leaner).not.toContain('React Router caught');
    expect(leaner).toContain('popstate');
    expect(leaner.length).toBeLessThan(0.7 * whole.length);
  });

  it('of another wording is refused rather than left as it is', () => {
    expect(() => lean('function BrowserRouter() {}')).toThrow('The router no longer says');
  });
});
