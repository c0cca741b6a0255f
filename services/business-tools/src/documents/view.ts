import type { Db } from '@sidework/chassis/db/db';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import type { Filed } from './document.ts';
import { receiptOf } from './receipt-queries.ts';

function shown(
  {
    format: _own,
    sourceKey: _too,
    handedKey: _three,
    handedSha256: _four,
    textState: _five,
    replacesId: _six,
    ...document
  }: Filed,
  linked: DocumentView['receiptOf'] = [],
): DocumentView {
  return {
    ...document,
    receiptOf: linked,
    trashedAt: document.trashedAt?.toISOString() ?? null,
    createdAt: document.createdAt.toISOString(),
  };
}

/** Documents as their owner sees them, each with the deductions that it proves. */
export async function documentViewer(db: Db, documents: Filed[]) {
  const linked = await receiptOf(
    db,
    documents.map(({ id }) => id),
  );
  return (document: Filed) => shown(document, linked.get(document.id));
}

export const toDocumentView = async (db: Db, document: Filed): Promise<DocumentView> =>
  (await documentViewer(db, [document]))(document);
