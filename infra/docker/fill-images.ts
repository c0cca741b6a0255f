import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInto, writeBundle } from '../local/bundle.ts';
import { checkout } from '../local/checkout.ts';
import { services } from '../local/services.ts';
import { buildWebApp } from '../local/web-app.ts';
import { copyPackages } from './copy-packages.ts';
import { stateFolders } from './state.ts';

/** One folder an image; `setup` is handed all of them. */
const images = join(checkout, '.sidework', 'images');

await Promise.all([
  ...services.map(({ name }) => fillService(name)),
  fillGateway(),
  bundleInto(join(images, 'setup'), join(import.meta.dirname, 'setup.ts')),
  ...stateFolders.map((name) =>
    mkdir(join(checkout, '.sidework', 'state', name), { recursive: true }),
  ),
]);

async function fillService(name: string): Promise<void> {
  const image = join(images, name);
  await copyPackages(await writeBundle(name, image), image);
  for (const owner of [name, 'chassis']) {
    const migrations = join('services', owner, 'migrations');
    await cp(join(checkout, migrations), join(image, migrations), { recursive: true });
  }
}

async function fillGateway(): Promise<void> {
  const image = join(images, 'gateway');
  const [packages] = await Promise.all([writeBundle('gateway', image), buildWebApp()]);
  await copyPackages(packages, image);
  await cp(join(checkout, 'web', 'dist'), join(image, 'web'), { recursive: true });
}
