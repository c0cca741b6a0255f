import type { Readable } from 'node:stream';
import { AppError } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject } from '@sidework/chassis/objects/stored-objects';
import { requireActing } from '@sidework/chassis/people/people';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import {
  changeUsage,
  getAnnounced,
  lockAnnounced,
  removeDocument,
  saveDocument,
} from './queries.ts';
import { takeItsPlace } from './replace-file.ts';
import { storeFile } from './store-file.ts';

/**
 * Keeps the file of an announced document. The row is locked once, when the file is stored and judged: until then it
 * names no file. A refusal leaves neither the file nor the announced document behind.
 */
export async function receiveFile(
  deps: VaultDeps,
  actor: Actor,
  documentId: string,
  { body, mediaType }: { body: Readable; mediaType: string },
): Promise<Document.Filed> {
  const announced = await deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const document = await getAnnounced(tx, actor, documentId);
    Document.requireAnnounced(document);
    return document;
  });
  let stored: Document.Arrival | undefined;
  try {
    Document.requireType(announced, mediaType);
    stored = await storeFile(deps, announced, body);
    return await keep(deps, actor, documentId, stored);
  } catch (error) {
    body.resume();
    await forget(deps, actor, documentId, stored?.filePath);
    throw error;
  }
}

const keep = (
  { db, now }: VaultDeps,
  actor: Actor,
  documentId: string,
  arrival: Document.Arrival,
): Promise<Document.Filed> =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockAnnounced(tx, actor, documentId);
    Document.requireAnnounced(before);
    const after = Document.arrive(before, arrival);
    await keepObject(tx, arrival.filePath);
    await changeUsage(tx, actor.id, arrival.fileSize - before.fileSize);
    if (before.replacesId) return takeItsPlace(tx, actor, after, now());
    await saveDocument(tx, before, after);
    return after;
  });

/** Removes an announced document whose file was refused. */
const forget = ({ db }: VaultDeps, actor: Actor, documentId: string, key: string | undefined) =>
  db.transaction(async (tx) => {
    if (key) await discardObject(tx, key);
    const document = await lockAnnounced(tx, actor, documentId).catch((error) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (document && (document.filePath === null || document.filePath === key))
      await removeDocument(tx, document);
  });
