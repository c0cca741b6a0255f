import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { trackedFiles } from './tracked-files.ts';

/** The sources as they are, with the packages of the checkout and workspaces of its own. */
export async function copySources(copy: string): Promise<void> {
  for (const path of await trackedFiles()) await cp(join(checkout, path), join(copy, path));
  const installed = join(checkout, 'node_modules');
  await mkdir(join(copy, 'node_modules', '@sidework'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@sidework')
      await symlink(join(installed, name), join(copy, 'node_modules', name));
  for (const name of await readdir(join(installed, '@sidework')))
    await symlink(
      await readlink(join(installed, '@sidework', name)),
      join(copy, 'node_modules', '@sidework', name),
    );
  for (const service of await readdir(join(checkout, 'services'))) {
    const own = join(checkout, 'services', service, 'node_modules');
    if (existsSync(own)) await symlink(own, join(copy, 'services', service, 'node_modules'));
  }
}
