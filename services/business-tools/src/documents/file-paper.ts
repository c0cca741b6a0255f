import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Tx } from '@sidework/chassis/db/db';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { isKid, people } from '@sidework/chassis/people/people';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { changeUsage, insertDocument, lockById, saveDocument } from './queries.ts';
import { verdictOn } from './scan-document.ts';
import { businessDocuments } from './table.ts';
import { lockVoidReason } from './void-paper.ts';

/** A statement keeps this mark until its file arrives, and gets it again when it is regenerated. */
const due = 'due';

/** The file waits in the handover bucket and has to match this digest. */
interface Handed {
  key: string;
  sha256: string;
}

/**
 * Makes a place in the vault for a paper of Sidework, in the transaction that calls for it; `filing` is the task that
 * brings its file. A child has no vault. A paper of another service is handed over once, so that a second word of it
 * changes nothing. The id of a new place is given back.
 */
export async function expectPaper(
  tx: Tx,
  paper: Document.Paper,
  { filing, now, handed }: { filing: string; now: Date; handed?: Handed },
): Promise<string | undefined> {
  const { professionalId, sourceKey } = paper;
  const [owner] = await tx.select().from(people).where(eq(people.id, professionalId));
  if (!owner || owner.hasLeft || isKid(owner)) return undefined;
  const voidReason = handed && (await lockVoidReason(tx, professionalId, sourceKey));
  const [known] = await tx
    .select({ id: businessDocuments.id })
    .from(businessDocuments)
    .where(
      and(
        eq(businessDocuments.professionalId, professionalId),
        eq(businessDocuments.sourceKey, sourceKey),
      ),
    )
    .for('update');
  if (known && handed) return undefined;
  const waiting = { handedKey: handed?.key ?? due, handedSha256: handed?.sha256 ?? null };
  const id = uuidv7();
  if (known)
    await tx.update(businessDocuments).set(waiting).where(eq(businessDocuments.id, known.id));
  else {
    const filed = Document.file(id, paper, now);
    const document = voidReason ? Document.revoke(filed, voidReason) : filed;
    await insertDocument(tx, { ...document, ...waiting });
  }
  await addPersonTask(tx, { id: uuidv7(), kind: filing, userId: professionalId });
  return known ? undefined : id;
}

/** The papers of a person, of these sources, that wait for their files. */
export const expectedPapers = (
  { db }: Pick<VaultDeps, 'db'>,
  professionalId: string,
  sources: Document.Paper['source'][],
): Promise<Document.Document[]> =>
  db
    .select()
    .from(businessDocuments)
    .where(
      and(
        eq(businessDocuments.professionalId, professionalId),
        inArray(businessDocuments.source, sources),
        isNotNull(businessDocuments.handedKey),
      ),
    );

/** Stores the file of a paper, in place of an earlier one. */
export async function filePaper(
  deps: VaultDeps,
  { id, professionalId, format, mimeType }: Document.Document,
  body: Buffer,
): Promise<void> {
  const key = `${professionalId}/${randomBytes(24).toString('base64url')}.${format}`;
  const stored = { kind: 'document', ownerId: professionalId, key, body, contentType: mimeType };
  const verdict = await verdictOn(deps, id, Readable.from([body]));
  await storeObject(deps, stored);
  await deps.db.transaction(async (tx) => {
    const before = await lockById(tx, id);
    // The document was deleted meanwhile; the sweep removes what was stored.
    if (!before) return;
    const after = Document.arrive(before, { filePath: key, fileSize: body.length, verdict });
    await keepObject(tx, key);
    if (before.filePath) await discardObject(tx, before.filePath);
    await changeUsage(tx, professionalId, body.length - before.fileSize);
    await saveDocument(tx, before, after);
  });
}
