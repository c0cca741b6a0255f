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

interface PageLine {
  route: string;
  page: string;
  /** The module that names the page, which is loaded before it. */
  table: string;
}

const kilobyte = 1000;
const appFolder = new URL('../src/app/', import.meta.url);
const pageTables = ['./pages.ts', './further-pages.ts', './signed-in-pages.ts'];
const pageLine = /\[routes\.(\w+)\]:\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

const standard: Budget = { js: 128 * kilobyte, css: 13 * kilobyte };
const budgets: Record<string, Budget> = {
  [routes.landing]: { ...standard, js: 116 * kilobyte },
  [routes.jobs]: standard,
  [routes.auth]: { ...standard, js: 146 * kilobyte },
};
/** Any other route may add this to what `/jobs` loads. */
const further: Budget = { js: 40 * kilobyte, css: 3 * kilobyte };

/** The files that pages need for their first paint, with all they import; of none, those that every page needs. */
export function firstLoadFiles(bundle: Bundle, ...modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isOf = (id: string | null) =>
    modules.some((module) => id?.endsWith(module.replace(/^\.+/, '')));
  const pending = chunks
    .filter((chunk) => chunk.isEntry || isOf(chunk.facadeModuleId))
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

/**
 * Prints what each route needs for its first paint, gzipped, and fails the build past its budget. What it needs is
 * written down for the gateway, whose page then asks for it before the app has run.
 */
export function firstLoad(): Plugin {
  return {
    name: 'sidework:first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After what is still written into the files: which files each of their imports needs, for example.
      order: 'post',
      handler(_, bundle) {
        const loads = pageTable().map((page) => measure(bundle, page));
        this.info(loads.map(line).join('\n'));
        const over = loads.filter(({ js, css, budget }) => js > budget.js || css > budget.css);
        if (over.length > 0) this.error(`First load over budget:\n${over.map(line).join('\n')}`);
        this.emitFile({ type: 'asset', fileName: 'first-load.json', source: forGateway(loads) });
      },
    },
  };
}

/** Which page module stands behind which route, as the tables of `src/app` say it. */
export function pageTable(): PageLine[] {
  return pageTables.flatMap((table) =>
    [...readFileSync(fileURLToPath(new URL(table, appFolder)), 'utf8').matchAll(pageLine)].map(
      ([, name = '', page = '']) => ({ route: routes[name as keyof typeof routes], page, table }),
    ),
  );
}

function measure(bundle: Bundle, { route, page, table }: PageLine): FirstLoad {
  const files = firstLoadFiles(bundle, page, table);
  const size = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipped(bundle[name]), 0);
  return {
    route,
    files,
    js: size('.js'),
    css: size('.css'),
    budget: budgets[route] ?? { js: standard.js + further.js, css: standard.css + further.css },
  };
}

function forGateway(loads: FirstLoad[]): string {
  const pathsOf = (files: string[], ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
  const entries = loads.map(({ route, files }) => [
    route,
    { scripts: pathsOf(files, '.js'), styles: pathsOf(files, '.css') },
  ]);
  return JSON.stringify(Object.fromEntries(entries));
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
