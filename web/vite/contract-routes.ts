import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contracts = fileURLToPath(new URL('../../contracts/src', import.meta.url));
const specifier = /^@sidework\/contracts\/(schema\/)?(.+)$/;
const routesOf = '\0contract-routes:';
const schemaOf = '\0contract-schema:';
const zodSettings = '\0zod-settings';
const importStatement = /^\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]/gm;

/**
 * Keeps zod out of the first load. `@sidework/contracts/<path>` gives method and url of its endpoints and its
 * plain data, as literals; `@sidework/contracts/schema/<path>` is the module itself, for forms. Modules that
 * zod cannot be reached from pass through as they are.
 */
export function contractRoutes(root = contracts): Plugin {
  return {
    name: 'sidework:contract-routes',
    enforce: 'pre',
    resolveId(source) {
      if (source === zodSettings) return { id: source, moduleSideEffects: true };
      const [, isSchema, path] = specifier.exec(source) ?? [];
      if (!path) return null;
      const file = resolve(root, `${path}.ts`);
      if (!reachesZod(file)) return file;
      return (isSchema ? schemaOf : routesOf) + file;
    },
    async load(id) {
      if (id === zodSettings) return zodWithoutEval;
      if (id.startsWith(schemaOf)) return schemaModule(id.slice(schemaOf.length));
      if (!id.startsWith(routesOf)) return null;
      const file = id.slice(routesOf.length);
      this.addWatchFile(file);
      const { module } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
      });
      return { code: strippedModule(module), moduleSideEffects: false };
    },
  };
}

/** Whether importing a contract would bring zod along, directly or through what it imports. */
export function reachesZod(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(importStatement)].map(
    ([, from = '']) => from,
  );
  return imports.some(
    (from) =>
      from === 'zod' || (from.startsWith('.') && reachesZod(resolve(dirname(file), from), seen)),
  );
}

/** zod would try `new Function`, which the page's security policy refuses and reports. */
const zodWithoutEval = "import { config } from 'zod';\nconfig({ jitless: true });\n";

/** The settings are a module of their own, since imports run before what stands beside them. */
function schemaModule(file: string): string {
  return `import ${JSON.stringify(zodSettings)};\nexport * from ${JSON.stringify(file)};\n`;
}

/** Source of a module with the endpoints and the plain data of another; schemas and functions are left out. */
export function strippedModule(module: Record<string, unknown>): string {
  return Object.entries(module)
    .map(([name, value]) => ({ name, value: withoutSchemas(value) }))
    .filter(({ value }) => isPlain(value))
    .map(({ name, value }) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

function isEndpoint(value: unknown): value is { schema: object } {
  return typeof value === 'object' && value !== null && 'method' in value && 'schema' in value;
}

/** An endpoint, or endpoints by name, as the browser is given them. */
function withoutSchemas(value: unknown): unknown {
  if (isEndpoint(value)) {
    const { schema: _, ...route } = value;
    return route;
  }
  if (typeof value !== 'object' || value === null || !isByName(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutSchemas(each)]),
  );
}

function isByName(value: object): boolean {
  const values = Object.values(value);
  return !Array.isArray(value) && values.length > 0 && values.every(isEndpoint);
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
