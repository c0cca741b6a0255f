import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { expire } from './export.ts';
import { lockExportsAround, saveExport } from './queries.ts';
import type { DataExport } from './table.ts';

/** Stops the exports of an account that ends, and deletes their files. */
export async function endExports(tx: Tx, userId: string): Promise<void> {
  for (const found of await lockExportsAround(tx, userId)) await endExport(tx, found);
}

/** Ends a locked export and deletes its file. */
export async function endExport(tx: Tx, found: DataExport): Promise<void> {
  if (found.objectKey) await discardObject(tx, found.objectKey);
  await saveExport(tx, found, expire(found));
}
