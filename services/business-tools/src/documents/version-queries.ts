import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, desc, eq } from 'drizzle-orm';
import * as Document from './document.ts';
import { businessDocuments, documentVersions } from './table.ts';

/** The latest comes first; a document has few. */
export const versionsOf = (db: Db, documentId: string): Promise<Document.Version[]> =>
  db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.createdAt), desc(documentVersions.id));

export const countVersions = (db: Db, documentId: string): Promise<number> =>
  db.$count(documentVersions, eq(documentVersions.documentId, documentId));

export async function getVersion(db: Db, documentId: string, id: string) {
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.id, id), eq(documentVersions.documentId, documentId)));
  if (!version) throw notFound('document_not_found');
  return version;
}

export const insertVersion = (tx: Tx, version: Document.Version) =>
  tx.insert(documentVersions).values(version);

/** It is no version any more; its file is kept by its document. */
export const removeVersion = (tx: Tx, id: string) =>
  tx.delete(documentVersions).where(eq(documentVersions.id, id));

/** An earlier file with what holds of its document. */
export async function findVersion(db: Db, id: string): Promise<Document.Filed | undefined> {
  const [found] = await db
    .select({ version: documentVersions, document: businessDocuments })
    .from(documentVersions)
    .innerJoin(businessDocuments, eq(businessDocuments.id, documentVersions.documentId))
    .where(eq(documentVersions.id, id));
  return found && Document.asVersion(found.document, found.version);
}
