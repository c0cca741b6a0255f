import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { invalid } from '@sidework/chassis/errors';
import type { DocumentSort } from '@sidework/contracts/business-tools/document-options';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Filed } from './document.ts';
import { businessDocuments } from './table.ts';

interface Order {
  column: PgColumn;
  isDescending: boolean;
  placeOf: (document: Filed) => string | number;
  /** The value out of a cursor, as the database compares it. */
  read: (value: string | number | undefined) => SQL;
}

const { createdAt, documentName, fileSize, id } = businessDocuments;

const byMoment = {
  column: createdAt,
  placeOf: ({ createdAt: at }: Filed) => at.toISOString(),
  read: (value: string | number | undefined) => sql`${momentOf(value)}::timestamptz`,
};

const sizeOf = (value: string | number | undefined) => {
  if (!Number.isSafeInteger(value)) throw invalid('invalid_input');
  return Number(value);
};

const orders: Record<DocumentSort, Order> = {
  latest: { ...byMoment, isDescending: true },
  oldest: { ...byMoment, isDescending: false },
  name: {
    column: documentName,
    isDescending: false,
    placeOf: (document) => document.documentName,
    read: (value) => sql`${String(value)}::text`,
  },
  largest: {
    column: fileSize,
    isDescending: true,
    placeOf: (document) => document.fileSize,
    read: (value) => sql`${sizeOf(value)}::bigint`,
  },
};

export const positionOf = (sort: DocumentSort, document: Filed): Position => [
  orders[sort].placeOf(document),
  document.id,
];

export function orderOf(sort: DocumentSort): SQL[] {
  const { column, isDescending } = orders[sort];
  return isDescending ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/** Selects what comes after the cursor; without one, all. */
export function beyond(sort: DocumentSort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { column, isDescending, read } = orders[sort];
  const [value, last] = fromCursor(cursor, 2);
  const after = sql`(${read(value)}, ${idOf(last)}::uuid)`;
  return isDescending ? sql`(${column}, ${id}) < ${after}` : sql`(${column}, ${id}) > ${after}`;
}
