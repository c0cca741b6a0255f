import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { DocumentChanges } from '@sidework/contracts/business-tools/documents';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { removeDocument, saveDocument } from './queries.ts';
import { receiptOf } from './receipt-queries.ts';
import { businessDocuments } from './table.ts';

/** All of them change, or none does. */
export const changeSeveral = ({ db, now }: VaultDeps, actor: Actor, changes: DocumentChanges) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const documents = await lockSeveral(tx, actor, [...new Set(changes.documentIds)]);
    if (changes.act === 'trash') await requireNoReceipts(tx, changes);
    for (const document of documents)
      if (changes.act === 'delete') {
        Document.requireTrashed(document);
        await removeDocument(tx, document);
      } else await saveDocument(tx, document, become(document, changes, now()));
    return documents.length;
  });

function become(document: Document.Filed, { act, tag = '' }: DocumentChanges, now: Date) {
  if (act === 'trash') return Document.trash(document, now);
  if (act === 'restore') return Document.restore(document);
  return act === 'tag' ? Document.tagged(document, tag) : Document.untagged(document, tag);
}

async function requireNoReceipts(tx: Tx, { documentIds, isConfirmed }: DocumentChanges) {
  const linked = await receiptOf(tx, documentIds);
  Document.requireConfirmed(linked.size, isConfirmed);
}

/** In the order of their ids, so that two such changes never wait for each other. */
async function lockSeveral(tx: Tx, actor: Actor, ids: string[]): Promise<Document.Filed[]> {
  const found = await tx
    .select()
    .from(businessDocuments)
    .where(
      and(
        inArray(businessDocuments.id, ids),
        eq(businessDocuments.professionalId, actor.id),
        isNotNull(businessDocuments.filePath),
      ),
    )
    .orderBy(asc(businessDocuments.id))
    .for('update');
  if (found.length < ids.length) throw notFound('document_not_found');
  return found as Document.Filed[];
}
