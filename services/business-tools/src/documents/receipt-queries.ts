import type { Db } from '@sidework/chassis/db/db';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { asc, eq, inArray } from 'drizzle-orm';
import { deductions } from '../books/table.ts';
import { receipts } from '../receipts/table.ts';

type Linked = DocumentView['receiptOf'][number];

/** The deductions of these documents by the ids of the documents. */
export async function receiptOf(db: Db, documentIds: string[]): Promise<Map<string, Linked[]>> {
  if (documentIds.length === 0) return new Map();
  const { description, amountCents, date } = deductions;
  const rows = await db
    .select({
      documentId: receipts.documentId,
      recordId: receipts.recordId,
      description,
      amountCents,
      date,
    })
    .from(receipts)
    .innerJoin(deductions, eq(deductions.id, receipts.recordId))
    .where(inArray(receipts.documentId, documentIds))
    .orderBy(asc(date), asc(receipts.recordId));
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId);
  return new Map(
    [...byDocument].map(([id, linked]) => [id, linked.map(({ documentId: _, ...row }) => row)]),
  );
}
