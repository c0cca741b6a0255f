import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Asked } from './export.ts';
import { type DataExport, dataExports, exportParts } from './table.ts';

export type ExportPart = typeof exportParts.$inferSelect;
/** An export with the names of the services that have given their part. */
export type ShownExport = DataExport & { gathered: string[] };

const isOf = ({ userId, requestedBy }: Asked) =>
  and(eq(dataExports.userId, userId), eq(dataExports.requestedBy, requestedBy));

const shownAtMost = 20;

/** Newest first. */
export async function exportsOf(db: Db, asked: Asked): Promise<ShownExport[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(isOf(asked))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(shownAtMost);
  const ids = rows.map(({ id }) => id);
  const parts = await db
    .select({ exportId: exportParts.exportId, service: exportParts.service })
    .from(exportParts)
    .where(inArray(exportParts.exportId, ids));
  return rows.map((row) => ({
    ...row,
    gathered: parts.filter(({ exportId }) => exportId === row.id).map(({ service }) => service),
  }));
}

export async function insertExport(tx: Tx, row: DataExport): Promise<void> {
  await tx.insert(dataExports).values(row);
}

/** The newest first, of those asked for since. */
export function exportsSince(tx: Tx, asked: Asked, since: Date): Promise<DataExport[]> {
  return tx
    .select()
    .from(dataExports)
    .where(and(isOf(asked), gt(dataExports.requestedAt, since)))
    .orderBy(desc(dataExports.requestedAt));
}

export async function hasGathering(tx: Tx, asked: Asked): Promise<boolean> {
  const gathering = and(isOf(asked), eq(dataExports.state, 'gathering'));
  return (await tx.$count(dataExports, gathering)) > 0;
}

/** Finds an export that `requestedBy` asked for, of any person. */
export async function getOwnExport(db: Db, id: string, requestedBy: string) {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.requestedBy, requestedBy)));
  if (!row) throw notFound('not_found');
  return row;
}

/** Parts of one export queue up here. */
export async function lockExport(tx: Tx, id: string): Promise<DataExport | undefined> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.id, id)).for('update');
  return row;
}

export async function findExport(db: Db, id: string): Promise<DataExport | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
}

export const saveExport = (tx: Tx, before: DataExport, after: DataExport): Promise<void> =>
  save(tx, dataExports, before, after);

export async function insertPart(tx: Tx, part: ExportPart): Promise<void> {
  await tx.insert(exportParts).values(part).onConflictDoNothing();
}

export function partsOf(db: Db, exportId: string): Promise<ExportPart[]> {
  return db.select().from(exportParts).where(eq(exportParts.exportId, exportId));
}

/** Locks the exports of a person, and those that they requested for a child, which no one else may open. */
export function lockExportsAround(tx: Tx, userId: string): Promise<DataExport[]> {
  const concerned = or(eq(dataExports.userId, userId), eq(dataExports.requestedBy, userId));
  return tx
    .select()
    .from(dataExports)
    .where(and(concerned, inArray(dataExports.state, ['gathering', 'ready'])))
    .for('update');
}
