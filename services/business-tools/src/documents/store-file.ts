import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { conflict } from '@sidework/chassis/errors';
import { partSize } from '@sidework/chassis/objects/object-client';
import { discardObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { judgeFile } from '@sidework/chassis/uploads/intake';
import { isPicture } from '@sidework/chassis/uploads/redraw';
import { scannedStream } from '@sidework/chassis/uploads/scanned-stream';
import { seenStream } from '@sidework/chassis/uploads/seen-stream';
import { maxDocumentBytes } from '@sidework/contracts/business-tools/document-options';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { orWait, verdictOn } from './scan-document.ts';

const refusals = {
  differs: 'document_type_differs',
  unreadable: 'document_unreadable',
  infected: 'document_infected',
} as const;

/**
 * Stores the file of an announced document once it is what it says and not infected. The sender of a large file would
 * fill the memory, so that it passes into the store at once; nothing names its key before it was judged.
 */
export const storeFile = (
  deps: VaultDeps,
  document: Document.Document,
  body: Readable,
): Promise<Document.Arrival> =>
  document.fileSize <= partSize
    ? storeHeld(deps, document, body)
    : storePassing(deps, document, body);

async function storeHeld(
  deps: VaultDeps,
  document: Document.Document,
  body: Readable,
): Promise<Document.Arrival> {
  const { stream, seen } = seenStream(document.fileSize, Document.sizeDiffers);
  const whole = await pipeline(piecesOf(body), stream, buffer);
  Document.requireSize(document, whole.length);
  const file = { type: document.mimeType, seen: seen(), read: async () => whole };
  return storeWhole(deps, document, (await judgeFile(file, refusals)) ?? whole);
}

async function storePassing(deps: VaultDeps, document: Document.Document, body: Readable) {
  const { mimeType: type, fileSize } = document;
  const filePath = newKey(document);
  const kind = isPicture(type) ? 'quarantine' : 'document';
  const watching = seenStream(maxDocumentBytes, Document.tooLarge);
  const scanning = scannedStream(deps.scanner);
  try {
    await pipeline(piecesOf(body), watching.stream, scanning.stream, (passed) =>
      put(deps, document, { kind, key: filePath, body: Readable.from(passed), size: fileSize }),
    );
    const seen = watching.seen();
    Document.requireSize(document, seen.size);
    const verdict = await orWait(deps, document.id, scanning.verdict);
    Document.requireNotInfected(verdict);
    const read = async () => buffer((await deps.objects.get(filePath)).body);
    const made = await judgeFile({ type, seen, read }, refusals);
    if (!made) return { filePath, fileSize, verdict };
    const arrival = await storeWhole(deps, document, made);
    await discard(deps, filePath);
    return arrival;
  } catch (error) {
    await discard(deps, filePath);
    throw error;
  }
}

async function storeWhole(
  deps: VaultDeps,
  document: Document.Document,
  file: Buffer,
): Promise<Document.Arrival> {
  Document.requireStorable(file.length);
  const verdict = await verdictOn(deps, document.id, Readable.from([file]));
  Document.requireNotInfected(verdict);
  const key = newKey(document);
  try {
    await put(deps, document, { kind: 'document', key, body: file });
  } catch (error) {
    await discard(deps, key);
    throw error;
  }
  return { filePath: key, fileSize: file.length, verdict };
}

const put = (
  deps: VaultDeps,
  { professionalId: ownerId, mimeType: contentType }: Document.Document,
  object: { kind: string; key: string; body: Buffer | Readable; size?: number },
) => storeObject(deps, { ...object, ownerId, contentType });

/** The body stays open when its file is refused, since the answer goes over the same connection. */
async function* piecesOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw Object.assign(conflict('upload_expired'), { cause });
  }
}

/** The sender cannot influence any part of the key. */
const newKey = ({ professionalId, format }: Document.Document) =>
  `${professionalId}/${randomBytes(24).toString('base64url')}.${format}`;

const discard = ({ db }: VaultDeps, key: string) => db.transaction((tx) => discardObject(tx, key));
