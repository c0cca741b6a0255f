import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { DocumentVersionView } from '@sidework/contracts/business-tools/document-versions';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { issueLink } from './change-documents.ts';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { getOwnDocument, lockDocument, saveDocument } from './queries.ts';
import { businessDocuments } from './table.ts';
import { getVersion, insertVersion, removeVersion, versionsOf } from './version-queries.ts';

/** The document keeps its name, tags, receipts and links; its file of before becomes a version. */
export async function takeItsPlace(tx: Tx, actor: Actor, newer: Document.Filed, now: Date) {
  const before = await lockDocument(tx, actor, newer.replacesId ?? '');
  Document.requireReplaceable(before);
  await insertVersion(tx, Document.versionOf(uuidv7(), before, now));
  const after = Document.replaceFile(before, newer);
  await saveDocument(tx, before, after);
  await tx.delete(businessDocuments).where(eq(businessDocuments.id, newer.id));
  return after;
}

export async function ownVersions(db: Db, actor: Actor, documentId: string) {
  await getOwnDocument(db, actor, documentId);
  return (await versionsOf(db, documentId)).map(
    ({ id, fileSize, mimeType, createdAt }): DocumentVersionView => ({
      id,
      fileSize,
      mimeType,
      replacedAt: createdAt.toISOString(),
    }),
  );
}

interface Named {
  documentId: string;
  versionId: string;
}

export async function linkVersion(
  deps: VaultDeps,
  actor: Actor,
  { documentId, versionId }: Named,
  isDownload: boolean,
) {
  const document = await getOwnDocument(deps.db, actor, documentId);
  const version = await getVersion(deps.db, documentId, versionId);
  return issueLink(deps, { ...Document.asVersion(document, version), id: versionId }, isDownload);
}

/** An earlier file is the document's again, and the one that it had becomes a version. */
export const restoreVersion = (
  { db, now }: VaultDeps,
  actor: Actor,
  { documentId, versionId }: Named,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockDocument(tx, actor, documentId);
    Document.requireReplaceable(before);
    const version = await getVersion(tx, documentId, versionId);
    await removeVersion(tx, versionId);
    await insertVersion(tx, Document.versionOf(uuidv7(), before, now()));
    const after = Document.replaceFile(before, { ...version, scanStatus: 'clean' });
    await saveDocument(tx, before, after);
    return after;
  });
