import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/lib/paths.ts';

type Bundle = Rolldown.OutputBundle;

interface Budget {
  js: number;
  css: number;
}

export interface FirstLoad extends Budget {
  route: string;
  budget: Budget;
  files: string[];
}

const kilobyte = 1000;
const pagesFile = fileURLToPath(new URL('../src/app/pages.ts', import.meta.url));
const pageLine = /\[routes\.(\w+)\]:\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

const standard: Budget = { js: 120 * kilobyte, css: 12 * kilobyte };
const budgets: Record<string, Budget> = {
  [routes.landing]: { ...standard, js: 110 * kilobyte },
  [routes.jobs]: standard,
  [routes.auth]: { ...standard, js: 140 * kilobyte },
};
/** Any other route may add this to what `/jobs` loads. */
const further = 40 * kilobyte;

/** The files a page needs for its first paint, with all they import; of `null`, those that every page needs. */
export function firstLoadFiles(bundle: Bundle, page: string | null): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const pending = chunks
    .filter((chunk) => chunk.isEntry || (page && chunk.facadeModuleId?.endsWith(page.slice(2))))
    .map((chunk) => chunk.fileName);
  const files = new Set<string>();
  for (const name of pending) {
    if (files.has(name)) continue;
    files.add(name);
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    pending.push(...chunk.imports);
  }
  return [...files];
}

/** Prints what each route needs for its first paint, gzipped, and fails the build past its budget. */
export function firstLoad(): Plugin {
  return {
    name: 'sidework:first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const loads = pageTable().map(({ route, page }) => measure(bundle, route, page));
      this.info(loads.map(line).join('\n'));
      const over = loads.filter(({ js, css, budget }) => js > budget.js || css > budget.css);
      if (over.length > 0) this.error(`First load over budget:\n${over.map(line).join('\n')}`);
    },
  };
}

/** Which page module stands behind which route, as `src/app/pages.ts` says it. */
export function pageTable(): { route: string; page: string }[] {
  return [...readFileSync(pagesFile, 'utf8').matchAll(pageLine)].map(
    ([, name = '', page = '']) => ({
      route: routes[name as keyof typeof routes],
      page,
    }),
  );
}

function measure(bundle: Bundle, route: string, page: string): FirstLoad {
  const files = firstLoadFiles(bundle, page);
  const size = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipped(bundle[name]), 0);
  return {
    route,
    files,
    js: size('.js'),
    css: size('.css'),
    budget: budgets[route] ?? { ...standard, js: standard.js + further },
  };
}

function gzipped(file: Bundle[string] | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}

function line({ route, js, css, budget }: FirstLoad): string {
  const share = (used: number, allowed: number) =>
    `${(used / kilobyte).toFixed(1).padStart(6)} of ${allowed / kilobyte} kB`;
  return `${route.padEnd(18)} js ${share(js, budget.js)}   css ${share(css, budget.css)}`;
}
