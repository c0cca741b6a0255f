import { join } from 'node:path';

export const checkout = join(import.meta.dirname, '..', '..');

/** Inside the checkout wherever the state lies: a bundle finds its unbundled packages in `node_modules` above it. */
export const buildDir = join(checkout, '.sidework', 'build');
export const cacheDir = join(checkout, '.sidework', 'cache');
