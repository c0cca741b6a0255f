import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlantedFolder } from '../config.ts';

it('would pass if it were repeated', { tags: ['once'] }, async () => {
  const before = await readdir(readPlantedFolder());
  await writeFile(join(readPlantedFolder(), `tried-by-${process.pid}`), '');
  expect(before.length).toBeGreaterThan(0);
});
