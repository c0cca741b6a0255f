import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../../local/checkout.ts';
import { guards } from './guards.ts';

it.each(guards)(
  'the guard of point $point, "$says", stands once where it is taken out',
  async ({ file, from }) => {
    const source = await readFile(join(checkout, file), 'utf8');
    expect(source.split(from)).toHaveLength(2);
  },
);
