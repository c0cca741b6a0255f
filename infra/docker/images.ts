import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { builtBundle, bundleInto, bundleProcesses } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';
import { services } from '../local/services.ts';
import { buildWebApp } from '../local/web-app.ts';
import { copyPackages, packagesBeside } from './copy-packages.ts';

/** Makes a folder for each image; the one of `setup` is handed all of them. */
export async function fillImages(images: string): Promise<void> {
  await Promise.all([bundleProcesses(), buildWebApp()]);
  await Promise.all([
    ...services.map(({ name }) => fillService(name, join(images, name))),
    fillGateway(join(images, 'gateway')),
    fillSetup(join(images, 'setup')),
  ]);
}

async function fillService(name: string, image: string): Promise<void> {
  await fillProcess(name, join('services', name), image);
  for (const owner of [name, 'chassis']) {
    const migrations = join('services', owner, 'migrations');
    await cp(join(checkout, migrations), join(image, migrations), { recursive: true });
  }
}

async function fillGateway(image: string): Promise<void> {
  await fillProcess('gateway', 'gateway', image);
  await cp(join(checkout, 'web', 'dist'), join(image, 'web'), { recursive: true });
}

async function fillProcess(name: string, workspace: string, image: string): Promise<void> {
  const { dir, bundle } = await builtBundle(name);
  // Code that was compiled on this machine is of no use on another.
  const filter = (path: string) => basename(path) !== 'compiled';
  await cp(dir, image, { recursive: true, filter });
  await copyPackages(await packagesBeside(workspace, bundle), image);
}

/** The jobs belong to no workspace, and reach for no file of a package; the demo sends videos of its own. */
async function fillSetup(image: string): Promise<void> {
  const { imported } = await bundleInto(image, join(import.meta.dirname, 'setup.ts'));
  await cp(join(checkout, 'infra', 'demo', 'videos'), join(image, 'videos'), { recursive: true });
  await copyPackages(imported, image);
}
