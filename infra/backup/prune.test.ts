import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveNameOf, type BackupRecord, recordNameOf } from './backup.ts';
import { folderPlace, type Place } from './place.ts';
import { prune } from './prune.ts';

let folder: string;
let place: Place;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidework-prune-'));
  place = folderPlace(folder, { durable: false });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, text = '') => place.put(name, Readable.from([text]));

async function putBackup(name: string, record: Pick<BackupRecord, 'takenAt' | 'objects' | 'log'>) {
  await put(archiveNameOf(name));
  await put(recordNameOf(name), JSON.stringify({ ...record, sha256: '', bytes: 0 }));
}

const piece = (at: number) => `00000001000000000000000${at}`;

it('removes what is outlived, with the log and the objects that only it needed', async () => {
  await putBackup('older', {
    takenAt: '2026-03-01T02:00:00.000Z',
    objects: ['marketplace/only-older', 'marketplace/both'],
    log: { first: piece(2), last: piece(3) },
  });
  await putBackup('newer', {
    takenAt: '2026-03-02T02:00:00.000Z',
    objects: ['marketplace/both'],
    log: { first: piece(5), last: piece(5) },
  });
  for (const key of ['only-older', 'both', 'present']) await put(`objects/marketplace/${key}.age`);
  for (const at of [2, 4, 5, 6]) await put(`log/${piece(at)}.zst.age`);
  await put('log/00000002.history.zst.age');

  const gone = await prune(place, ['marketplace/present'], { days: 1, weeks: 1 });

  expect(gone).toEqual(['older']);
  expect(await place.list('databases')).toEqual([recordNameOf('newer'), archiveNameOf('newer')]);
  expect(await place.list('objects')).toEqual([
    'objects/marketplace/both.age',
    'objects/marketplace/present.age',
  ]);
  expect(await place.list('log')).toEqual([
    `log/${piece(5)}.zst.age`,
    `log/${piece(6)}.zst.age`,
    'log/00000002.history.zst.age',
  ]);
});

it('refuses a name that leads out of the folder', () => {
  expect(() => place.remove('objects/../../other')).toThrow('A backup holds no');
});
