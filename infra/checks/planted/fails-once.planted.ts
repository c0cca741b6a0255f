import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCampaignConfig } from '../../faults/config.ts';
import { readPlantedFolder } from '../config.ts';

const folder = readPlantedFolder();
const { seed } = readCampaignConfig(1);

it('fails once', async () => {
  const before = await readdir(folder);
  await writeFile(join(folder, `${before.length}-${process.pid}-${seed}`), '');
  expect(before.length).toBeGreaterThan(0);
});

it('passes beside it', () => {
  expect(folder).not.toBe('');
});
