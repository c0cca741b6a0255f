import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Bundle } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The packages that a program of `workspace` needs beside it. However code names a package (a path, `import.meta.resolve`,
 * `createRequire`), its workspace declares it; only what the program contains as a whole is left out.
 */
export async function packagesBeside(workspace: string, bundle: Bundle): Promise<string[]> {
  const contained = new Set(bundle.contained);
  const declared = await declaredPackages(workspace);
  return [...bundle.imported, ...declared.filter((name) => !contained.has(name))];
}

/** Those of a workspace, and of our own workspaces that it is built on. */
async function declaredPackages(workspace: string): Promise<string[]> {
  const { dependencies = {} } = await readManifest(join(checkout, workspace));
  const found = await Promise.all(
    Object.keys(dependencies).map((name) => {
      const own = name.match(/^@sidework\/(.+)$/)?.[1];
      if (!own) return [name];
      return declaredPackages(own === 'contracts' ? own : join('services', own));
    }),
  );
  return found.flat();
}

/** Copies packages and all that they need, each to the place that npm gave it. */
export async function copyPackages(names: string[], image: string): Promise<void> {
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
    const manifest = await readManifest(folder);
    for (const each of neededBy(manifest)) await copy(each, folder);
    // Compiled code comes as one package for each platform, of which this one's is there.
    for (const each of Object.keys(manifest.optionalDependencies ?? {}))
      if (existsSync(join(checkout, 'node_modules', each))) await copy(each, folder);
  }

  for (const name of names) await copy(name, checkout);
}

function neededBy(manifest: Manifest): string[] {
  const { dependencies, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const isOptional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true;
  return [
    // npm lists what is optional among the others too.
    ...Object.keys(dependencies ?? {}).filter((name) => !(name in optionalDependencies)),
    ...Object.keys(peerDependencies).filter((name) => !isOptional(name)),
  ];
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

function findPackage(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === checkout) throw new Error(`The package ${name} is not installed.`);
  return findPackage(name, dirname(from));
}
