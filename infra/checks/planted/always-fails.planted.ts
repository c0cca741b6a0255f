import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlantedFolder } from '../config.ts';

it('always fails', async () => {
  await writeFile(join(readPlantedFolder(), `tried-by-${process.pid}`), '');
  expect('broken').toBe('whole');
});
