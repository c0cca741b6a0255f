import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError, conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActing } from '@sidework/chassis/people/people';
import type { Seen } from '@sidework/chassis/uploads/file-kinds';
import { judgeFile } from '@sidework/chassis/uploads/intake';
import { isPicture } from '@sidework/chassis/uploads/redraw';
import { seenStream } from '@sidework/chassis/uploads/seen-stream';
import { maxDocumentBytes } from '@sidework/contracts/business-tools/document-options';
import { problems } from '@sidework/contracts/problems';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { changeUsage, lockAnnounced, removeDocument, saveDocument } from './queries.ts';
import { tryScan } from './scan-document.ts';

/**
 * It streams the file of an announced document into the store, tells the type from the content,
 * redraws a picture and has the file scanned. A refusal leaves neither the file nor the announced
 * document behind.
 */
export async function receiveFile(
  deps: VaultDeps,
  actor: Actor,
  documentId: string,
  { body, mediaType }: { body: Readable; mediaType: string },
): Promise<Document.Filed> {
  const announced = await deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const document = await lockAnnounced(tx, actor, documentId);
    Document.requireAnnounced(document);
    return document;
  });
  let stored: { key: string; size: number } | undefined;
  try {
    if (mediaType !== announced.mimeType) throw unprocessable('document_type_differs');
    stored = await storeWhole(deps, announced, body);
    const filed = await keep(deps, actor, documentId, stored);
    const judged = await tryScan(deps, filed);
    if (judged.scanStatus === 'infected') throw unprocessable('document_infected');
    return judged;
  } catch (error) {
    body.resume();
    await forget(deps, actor, documentId, stored?.key);
    throw error;
  }
}

const refusals = {
  differs: 'document_type_differs',
  unreadable: 'document_unreadable',
  infected: 'document_infected',
} as const;

/** The key under which it lies, once it is what it says; what is kept in its place is made from where it waited. */
async function storeWhole(deps: VaultDeps, document: Document.Document, body: Readable) {
  const { professionalId: ownerId, mimeType: contentType, fileSize: size } = document;
  const [first, final] = [newKey(document), newKey(document)];
  const kind = isPicture(contentType) ? 'quarantine' : 'document';
  try {
    const seen = await storeSeen(deps, { kind, ownerId, key: first, contentType, size }, body);
    if (seen.size !== document.fileSize) throw unprocessable('document_size_differs');
    const read = async () => buffer((await deps.objects.get(first)).body);
    const made = await judgeFile({ type: contentType, seen, read }, refusals);
    if (!made) return { key: first, size: seen.size };
    if (made.length > maxDocumentBytes) throw tooLarge();
    await storeObject(deps, { kind: 'document', ownerId, key: final, body: made, contentType });
    await discard(deps, first);
    return { key: final, size: made.length };
  } catch (error) {
    for (const key of [first, final]) await discard(deps, key);
    throw error;
  }
}

/** The sender cannot influence any part of the key. */
const newKey = ({ professionalId, format }: Document.Document) =>
  `${professionalId}/${randomBytes(24).toString('base64url')}.${format}`;

const tooLarge = () => new AppError('too-large', 'document_too_large', problems.document_too_large);

const discard = ({ db }: VaultDeps, key: string) => db.transaction((tx) => discardObject(tx, key));

async function storeSeen(
  deps: VaultDeps,
  head: { kind: string; ownerId: string; key: string; contentType: string; size: number },
  body: Readable,
): Promise<Seen> {
  const { stream, seen } = seenStream(maxDocumentBytes, tooLarge);
  let refusal: unknown;
  stream.on('error', (error) => {
    refusal = error;
    body.unpipe(stream);
  });
  body.on('error', (error) => stream.destroy(error));
  body.on('close', () => {
    if (!body.readableEnded) stream.destroy(new Error('The upload broke off.'));
  });
  body.pipe(stream);
  try {
    await storeObject(deps, { ...head, body: stream });
  } catch (error) {
    if (refusal instanceof AppError) throw refusal;
    if (refusal) throw Object.assign(conflict('upload_expired'), { cause: refusal });
    throw error;
  }
  return seen();
}

const keep = (
  { db }: VaultDeps,
  actor: Actor,
  documentId: string,
  { key, size }: { key: string; size: number },
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockAnnounced(tx, actor, documentId);
    Document.requireAnnounced(before);
    const after = Document.arrive(before, { filePath: key, fileSize: size });
    await keepObject(tx, key);
    await changeUsage(tx, actor.id, size - before.fileSize);
    await saveDocument(tx, before, after);
    return after;
  });

/** It removes an announced document that was refused or found infected. */
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
