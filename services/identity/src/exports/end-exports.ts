import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { lockExportsAround, saveExport } from './queries.ts';

/** Stops the exports of an account that ends, and deletes their files. */
export async function endExports(tx: Tx, userId: string): Promise<void> {
  for (const { id, objectKey } of await lockExportsAround(tx, userId)) {
    if (objectKey) await discardObject(tx, objectKey);
    await saveExport(tx, { id, state: 'expired', objectKey: null });
  }
}
