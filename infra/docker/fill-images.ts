import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { fillImages } from './images.ts';
import { stateFolders } from './state.ts';

const state = join(checkout, '.sidework', 'state');

await Promise.all([
  fillImages(join(checkout, '.sidework', 'images')),
  ...stateFolders.map((name) => mkdir(join(state, name), { recursive: true })),
]);
