import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, lte, ne, notExists } from 'drizzle-orm';
import type { ExportPart } from './queries.ts';
import { type DataExport, dataExports, exportParts } from './table.ts';

const batch = 100;

/** Locks the exports whose ZIP has expired, and passes over those that another instance has locked. */
export const lockExpired = (tx: Tx, at: Date): Promise<DataExport[]> =>
  tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.state, 'ready'), lte(dataExports.expiresAt, at)))
    .limit(batch)
    .for('update', { skipLocked: true });

export async function markFailed(db: Db, requestedBefore: Date) {
  await db
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.state, 'gathering'), lte(dataExports.requestedAt, requestedBefore)));
}

/** Lists parts that a ZIP holds already, or that belong to an export that has ended. */
export async function needlessParts(db: Db): Promise<ExportPart[]> {
  const rows = await db
    .select({ part: exportParts })
    .from(exportParts)
    .innerJoin(dataExports, eq(dataExports.id, exportParts.exportId))
    .where(ne(dataExports.state, 'gathering'))
    .limit(batch);
  return rows.map(({ part }) => part);
}

export async function deletePart(db: Db, part: ExportPart) {
  const { exportId, service } = exportParts;
  await db.delete(exportParts).where(and(eq(exportId, part.exportId), eq(service, part.service)));
}

/** Deletes ended exports once none of their parts is left. */
export async function deleteEnded(db: Db, requestedBefore: Date) {
  const parts = db.select().from(exportParts).where(eq(exportParts.exportId, dataExports.id));
  await db
    .delete(dataExports)
    .where(
      and(
        lte(dataExports.requestedAt, requestedBefore),
        ne(dataExports.state, 'gathering'),
        ne(dataExports.state, 'ready'),
        notExists(parts),
      ),
    );
}
