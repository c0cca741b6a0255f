import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkout } from '../local/checkout.ts';

/** Copies packages and all that they need, each to the place that npm gave it. */
export async function copyPackages(imports: string[], image: string): Promise<void> {
  const copied = new Set<string>();

  async function copy(name: string, from: string): Promise<void> {
    const folder = findPackage(name, from);
    if (copied.has(folder)) return;
    copied.add(folder);
    await cp(folder, join(image, relative(checkout, folder)), {
      recursive: true,
      // A package nested in this one is copied where it is asked for.
      filter: (path) => !relative(folder, path).startsWith('node_modules'),
    });
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    for (const each of Object.keys(manifest.dependencies ?? {})) await copy(each, folder);
    // Compiled code comes as one package for each platform, of which this one's is there.
    for (const each of Object.keys(manifest.optionalDependencies ?? {}))
      if (existsSync(join(checkout, 'node_modules', each))) await copy(each, folder);
  }

  for (const name of new Set(imports.map(packageOf))) await copy(name, checkout);
}

/** `@fastify/swagger-ui` for `@fastify/swagger-ui/lib/x.js`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function findPackage(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === checkout) throw new Error(`The package ${name} is not installed.`);
  return findPackage(name, dirname(from));
}
