import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { isKid, people } from '@sidework/chassis/people/people';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { changeUsage, insertDocument, lockById, saveDocument } from './queries.ts';
import { tryScan } from './scan-document.ts';
import { businessDocuments } from './table.ts';

/** What waits to be filed says so here until its file has come; a paper made anew says it again. */
const due = 'due';

/**
 * A place in the vault for a paper that Sidework makes, in the transaction that calls for it; `filing` is the task that
 * brings its file. Children have no vault, and what its owner deleted comes back with a newer paper only.
 */
export async function expectPaper(
  tx: Tx,
  paper: Document.Paper,
  { filing, now }: { filing: string; now: Date },
): Promise<void> {
  const { professionalId, sourceKey } = paper;
  const [owner] = await tx.select().from(people).where(eq(people.id, professionalId));
  if (!owner || owner.hasLeft || isKid(owner)) return;
  const { id } = Document.file(uuidv7(), paper, now);
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
  if (known)
    await tx
      .update(businessDocuments)
      .set({ handedKey: due })
      .where(eq(businessDocuments.id, known.id));
  else await insertDocument(tx, { ...Document.file(id, paper, now), handedKey: due });
  await addPersonTask(tx, { id: uuidv7(), kind: filing, userId: professionalId });
}

/** Somebody's papers of a source that wait for their files. */
export const expectedPapers = (
  { db }: Pick<VaultDeps, 'db'>,
  professionalId: string,
  source: Document.Paper['source'],
): Promise<Document.Document[]> =>
  db
    .select()
    .from(businessDocuments)
    .where(
      and(
        eq(businessDocuments.professionalId, professionalId),
        eq(businessDocuments.source, source),
        eq(businessDocuments.handedKey, due),
      ),
    );

/** Brings the file of a paper, in the place of the one that was there. */
export async function filePaper(
  deps: VaultDeps,
  { id, professionalId, format, mimeType }: Document.Document,
  body: Buffer,
): Promise<void> {
  const key = `${professionalId}/${randomBytes(24).toString('base64url')}.${format}`;
  const stored = { kind: 'document', ownerId: professionalId, key, body, contentType: mimeType };
  await storeObject(deps, stored);
  const filed = await deps.db.transaction(async (tx) => {
    const before = await lockById(tx, id);
    // Gone meanwhile: what was stored is swept.
    if (!before) return undefined;
    const after = Document.arrive(before, { filePath: key, fileSize: body.length });
    await keepObject(tx, key);
    if (before.filePath) await discardObject(tx, before.filePath);
    await changeUsage(tx, professionalId, body.length - before.fileSize);
    await saveDocument(tx, before, after);
    return after;
  });
  if (filed) await tryScan(deps, filed);
}
