import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { save } from '@sidework/chassis/db/save';
import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import type {
  DocumentSort,
  DocumentType,
} from '@sidework/contracts/business-tools/document-options';
import { and, arrayContains, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Document, Filed } from './document.ts';
import { beyond, orderOf } from './order.ts';
import { businessDocuments, documentWords, signingKeys, vaultUsage } from './table.ts';
import { versionsOf } from './version-queries.ts';

const { professionalId, filePath, trashedAt, createdAt } = businessDocuments;

export interface DocumentFilter {
  search?: string | undefined;
  type?: DocumentType | undefined;
  year?: number | undefined;
  isTrashed?: boolean | undefined;
  tag?: string | undefined;
  sort?: DocumentSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

const listed = (
  actor: Actor,
  { type, year, isTrashed = false, tag, sort = 'latest', cursor }: DocumentFilter,
) =>
  and(
    eq(professionalId, actor.id),
    isNotNull(filePath),
    isTrashed ? isNotNull(trashedAt) : isNull(trashedAt),
    type && eq(businessDocuments.documentType, type),
    year === undefined ? undefined : eq(businessDocuments.year, year),
    tag === undefined ? undefined : arrayContains(businessDocuments.tags, [tag]),
    beyond(sort, cursor),
  );

export async function documentsOf(db: Db, actor: Actor, filter: DocumentFilter): Promise<Filed[]> {
  const { search, limit, sort = 'latest' } = filter;
  if (search && sort === 'latest') return found(db, actor, { ...filter, search });
  const documents = await db
    .select()
    .from(businessDocuments)
    .where(and(listed(actor, filter), search ? hasWords(documentWords, search) : undefined))
    .orderBy(...orderOf(sort))
    .limit(limit + 1);
  return documents as Filed[];
}

/** A common word matches many documents, and the newest of them fill a page. */
const newest = 500;

/**
 * Looks through the newest documents, and where they do not fill the page asks the index of words. The planner cannot
 * choose between the two: the plan that it keeps takes rare and common words for the same.
 */
async function found(db: Db, actor: Actor, filter: DocumentFilter & { search: string }) {
  const { search, limit } = filter;
  const recent = db
    .select({ ...getTableColumns(businessDocuments), words: sql`${documentWords}`.as('words') })
    .from(businessDocuments)
    .where(listed(actor, filter))
    .orderBy(desc(createdAt), desc(businessDocuments.id))
    .limit(newest)
    .as('recent');
  const page = await db
    .select()
    .from(recent)
    .where(hasWords(sql`${recent.words}`, search))
    .orderBy(desc(recent.createdAt), desc(recent.id))
    .limit(limit + 1);
  if (page.length > limit) return page.map(({ words: _, ...document }) => document as Filed);
  const all = await db
    .select()
    .from(businessDocuments)
    .where(and(listed(actor, filter), hasWords(documentWords, search)))
    // Ordered as a row, which no index is: else the planner walks all documents in their order.
    .orderBy(sql`(${createdAt}, ${businessDocuments.id}) desc`)
    .limit(limit + 1);
  return all as Filed[];
}

/**
 * The latest year comes first; each year costs one look into the index, however many documents
 * there are.
 */
export async function yearsOf(db: Db, actor: Actor): Promise<number[]> {
  const rows = await db.execute<{ year: number }>(sql`
    with recursive years as (
      (select year from business_tools.business_documents
        where professional_id = ${actor.id} and file_path is not null and trashed_at is null
        order by year desc limit 1)
      union all
      select (select max(year) from business_tools.business_documents
        where professional_id = ${actor.id} and file_path is not null and trashed_at is null
          and year < years.year)
      from years where years.year is not null)
    select year from years where year is not null`);
  return rows.map(({ year }) => Number(year));
}

const latestTagged = 1_000;
const mostFolders = 50;

/** Counted over the latest documents alone, so that a full vault opens as fast as an empty one. */
export async function tagsOf(db: Db, actor: Actor): Promise<{ tag: string; count: number }[]> {
  const rows = await db.execute<{ tag: string; count: string }>(sql`
    select tag, count(*) as count
    from (select tags from business_tools.business_documents
      where professional_id = ${actor.id} and file_path is not null and trashed_at is null
      order by created_at desc, id desc limit ${latestTagged}) as latest, unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${mostFolders}`);
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

export async function usedBytes(db: Db, ownerId: string): Promise<number> {
  const [usage] = await db
    .select({ bytes: vaultUsage.bytes })
    .from(vaultUsage)
    .where(eq(vaultUsage.professionalId, ownerId));
  return usage?.bytes ?? 0;
}

/** Takes room for so many bytes more, or gives room back; refuses what goes beyond the quota. */
export async function changeUsage(
  tx: Tx,
  ownerId: string,
  by: number,
  quota = Number.POSITIVE_INFINITY,
): Promise<void> {
  const [usage] = await tx
    .insert(vaultUsage)
    .values({ professionalId: ownerId, bytes: Math.max(0, by) })
    .onConflictDoUpdate({
      target: vaultUsage.professionalId,
      set: { bytes: sql`greatest(0, ${vaultUsage.bytes} + ${by}::bigint)` },
    })
    .returning({ bytes: vaultUsage.bytes });
  if (by > 0 && usage && usage.bytes > quota) throw conflict('vault_full');
}

export async function insertDocument(tx: Tx, document: Document): Promise<void> {
  await tx.insert(businessDocuments).values(document);
}

const ownDocument = (db: Db, actor: Actor, id: string) =>
  db
    .select()
    .from(businessDocuments)
    .where(and(eq(businessDocuments.id, id), eq(professionalId, actor.id)));

/** One of the actor's own, whether or not its file has come. */
export async function getAnnounced(db: Db, actor: Actor, id: string): Promise<Document> {
  const [document] = await ownDocument(db, actor, id);
  if (!document) throw notFound('document_not_found');
  return document;
}

/** The same, locked. */
export async function lockAnnounced(tx: Tx, actor: Actor, id: string): Promise<Document> {
  const [document] = await ownDocument(tx, actor, id).for('update');
  if (!document) throw notFound('document_not_found');
  return document;
}

/** One of the actor's own that has its file. */
export async function lockDocument(tx: Tx, actor: Actor, id: string): Promise<Filed> {
  const document = await lockAnnounced(tx, actor, id);
  if (document.filePath === null) throw notFound('document_not_found');
  return document as Filed;
}

export async function getOwnDocument(db: Db, actor: Actor, id: string): Promise<Filed> {
  const document = await findDocument(db, id);
  if (document?.filePath == null || document.professionalId !== actor.id)
    throw notFound('document_not_found');
  return document as Filed;
}

export async function findDocument(db: Db, id: string): Promise<Document | undefined> {
  const [document] = await db.select().from(businessDocuments).where(eq(businessDocuments.id, id));
  return document;
}

export async function lockById(tx: Tx, id: string): Promise<Document | undefined> {
  const [document] = await tx
    .select()
    .from(businessDocuments)
    .where(eq(businessDocuments.id, id))
    .for('update');
  return document;
}

export async function lockPaper(
  tx: Tx,
  ownerId: string,
  sourceKey: string,
): Promise<Document | undefined> {
  const [document] = await tx
    .select()
    .from(businessDocuments)
    .where(and(eq(professionalId, ownerId), eq(businessDocuments.sourceKey, sourceKey)))
    .for('update');
  return document;
}

export const saveDocument = (tx: Tx, before: Document, after: Document) =>
  save(tx, businessDocuments, before, after);

/** With its files, earlier ones included, and the room that they took. */
export async function removeDocument(tx: Tx, document: Document): Promise<void> {
  const versions = await versionsOf(tx, document.id);
  for (const { filePath: key } of versions) await discardObject(tx, key);
  const earlier = versions.reduce((sum, { fileSize }) => sum + fileSize, 0);
  await tx.delete(businessDocuments).where(eq(businessDocuments.id, document.id));
  if (document.filePath) await discardObject(tx, document.filePath);
  await changeUsage(tx, document.professionalId, -document.fileSize - earlier);
}

export async function linkSecret(db: Db): Promise<string> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.name, 'document-links'));
  if (!row) throw new Error('There is no key to sign links to documents with.');
  return row.secret;
}
