import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { SpoiltPart } from '@sidework/chassis/people/gathered-part';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { addressesOfGuardians, addressOf } from '../family/guardians/queries.ts';
import { getProfile } from '../profiles/queries.ts';
import { gatherOwnData } from './gather-own-data.ts';
import { childExportReadyMail, exportReadyMail } from './mails.ts';
import { findExport, lockExport, partsOf, saveExport } from './queries.ts';
import { readPart } from './read-part.ts';
import type { DataExport } from './table.ts';
import { type Folder, zipOf } from './zip.ts';

const keptFor = 7 * 86_400_000;

/** Makes the ZIP of all parts. One that was spoilt on its way ends the export: its owner asks for a new one. */
export async function assembleExport(deps: Deps, task: TakenTask): Promise<void> {
  const found = await findExport(deps.db, task.id);
  if (found?.state !== 'gathering') return finish(deps, task, async () => {});
  const at = deps.now();
  const objectKey = `exports/${found.id}/${uuidv7()}`;
  const stored = await storeZip(deps, found, { key: objectKey, at }).catch((error) => {
    if (error instanceof SpoiltPart) return error;
    throw error;
  });
  if (stored instanceof SpoiltPart) {
    deps.log.warn({ exportId: found.id, err: stored }, 'an export was given up');
    return finish(deps, task, (tx) => saveExport(tx, { id: found.id, state: 'failed' }));
  }
  const expiresAt = new Date(at.getTime() + keptFor);
  const ready = { state: 'ready', readyAt: at, expiresAt, objectKey, size: stored.size } as const;
  await finish(deps, task, async (tx) => {
    await keepObject(tx, objectKey);
    await saveExport(tx, { id: found.id, ...ready });
    await tellReady(deps, tx, found);
  });
}

const storeZip = (deps: Deps, found: DataExport, { key, at }: { key: string; at: Date }) =>
  storeObject(deps, {
    kind: 'export',
    ownerId: found.userId,
    key,
    body: zipOf(foldersOf(deps, found), at),
    contentType: 'application/zip',
  });

async function* foldersOf(deps: Deps, found: DataExport): AsyncGenerator<Folder> {
  yield await gatherOwnData(deps, found);
  for (const part of await partsOf(deps.db, found.id))
    yield { name: part.service, files: readPart(deps, part) };
}

/** Nothing is changed any more of an export that ended meanwhile, with its account say. */
async function finish({ db }: Deps, task: TakenTask, effect: (tx: Tx) => Promise<void>) {
  await db.transaction(async (tx) => {
    const current = await lockExport(tx, task.id);
    if ((await finishPersonTask(tx, task)) && current?.state === 'gathering') await effect(tx);
  });
}

async function tellReady(
  { config }: Deps,
  tx: Tx,
  { userId, requestedBy }: Pick<DataExport, 'userId' | 'requestedBy'>,
) {
  const publicUrl = config.PUBLIC_URL;
  const { accountType } = await getProfile(tx, userId);
  if (accountType === 'sidework_kids') {
    for (const to of await addressesOfGuardians(tx, userId))
      await queueMail(tx, childExportReadyMail({ to, publicUrl }));
    return;
  }
  const to = await addressOf(tx, requestedBy);
  if (to) await queueMail(tx, exportReadyMail({ to, publicUrl }));
}
