import type { Db } from '@sidework/chassis/db/db';
import type { ReceiptView } from '@sidework/contracts/business-tools/deductions';
import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import { businessDocuments } from '../documents/table.ts';
import { receipts } from '../receipts/table.ts';
import { deductions } from './table.ts';

/** The papers of these deductions by their ids; one in the trash proves nothing until it is restored. */
export async function receiptsOf(db: Db, recordIds: string[]): Promise<Map<string, ReceiptView[]>> {
  if (recordIds.length === 0) return new Map();
  const { id, documentName, mimeType, scanStatus, trashedAt } = businessDocuments;
  const rows = await db
    .select({ recordId: receipts.recordId, documentId: id, documentName, mimeType, scanStatus })
    .from(receipts)
    .innerJoin(businessDocuments, eq(id, receipts.documentId))
    .where(and(inArray(receipts.recordId, recordIds), isNull(trashedAt)))
    .orderBy(asc(receipts.createdAt), asc(id));
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

/** The names of the papers of each deduction of some days, by the ids of the deductions. */
export async function receiptNamesBetween(
  db: Db,
  professionalId: string,
  [from, to]: readonly [string, string],
): Promise<Map<string, string[]>> {
  const { id, documentName, trashedAt } = businessDocuments;
  const rows = await db
    .select({ recordId: receipts.recordId, documentName })
    .from(deductions)
    .innerJoin(receipts, eq(receipts.recordId, deductions.id))
    .innerJoin(businessDocuments, eq(id, receipts.documentId))
    .where(
      and(
        eq(deductions.professionalId, professionalId),
        between(deductions.date, from, to),
        isNull(trashedAt),
      ),
    )
    .orderBy(asc(receipts.createdAt), asc(id));
  const named = Map.groupBy(rows, ({ recordId }) => recordId);
  return new Map(
    [...named].map(([recordId, papers]) => [recordId, papers.map((paper) => paper.documentName)]),
  );
}
