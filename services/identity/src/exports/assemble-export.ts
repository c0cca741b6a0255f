import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { SpoiltPart } from '@sidework/chassis/people/gathered-part';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { addressesOfGuardians, addressOf } from '../family/guardians/queries.ts';
import { getProfile } from '../profiles/queries.ts';
import * as Export from './export.ts';
import { gatherOwnData } from './gather-own-data.ts';
import { childExportReadyMail, exportReadyMail } from './mails.ts';
import { findExport, lockExport, partsOf, saveExport } from './queries.ts';
import { readPart } from './read-part.ts';
import type { DataExport } from './table.ts';
import { type Folder, zipOf } from './zip.ts';

/** Makes the ZIP of all parts. One that was spoilt on its way ends the export: its owner asks for a new one. */
export async function assembleExport(deps: Deps, task: TakenTask): Promise<void> {
  const found = await findExport(deps.db, task.id);
  if (!found || !Export.isGathering(found)) return finish(deps, task, async () => {});
  const at = deps.now();
  const objectKey = `exports/${found.id}/${uuidv7()}`;
  const stored = await storeZip(deps, found, { key: objectKey, at }).catch((error) => {
    if (error instanceof SpoiltPart) return error;
    throw error;
  });
  if (stored instanceof SpoiltPart) {
    deps.log.warn({ exportId: found.id, err: stored }, 'an export was given up');
    return finish(deps, task, (tx, current) => saveExport(tx, current, Export.giveUp(current)));
  }
  await finish(deps, task, async (tx, current) => {
    await keepObject(tx, objectKey);
    const ready = Export.complete(current, { objectKey, size: stored.size }, at);
    await saveExport(tx, current, ready);
    await tellReady(deps, tx, current);
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

type Effect = (tx: Tx, current: DataExport) => Promise<void>;

async function finish({ db }: Deps, task: TakenTask, effect: Effect) {
  await db.transaction(async (tx) => {
    const current = await lockExport(tx, task.id);
    const isTaken = await finishPersonTask(tx, task);
    if (isTaken && current && Export.isGathering(current)) await effect(tx, current);
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
