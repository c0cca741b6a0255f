import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { lockExportsAround, saveExport } from './export-queries.ts';

/** Of an account that ends nothing is gathered any more, and what was is taken away. */
export async function endExports(tx: Tx, userId: string): Promise<void> {
  for (const { id, objectKey } of await lockExportsAround(tx, userId)) {
    if (objectKey) await discardObject(tx, objectKey);
    await saveExport(tx, { id, state: 'expired', objectKey: null });
  }
}
