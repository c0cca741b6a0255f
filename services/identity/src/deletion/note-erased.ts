import type { Tx } from '@sidework/chassis/db/db';
import { namesOfServicesWithOwnData } from '../exports/services-with-own-data.ts';
import { addErasurePart, completeErasure, lockErasure } from './queries.ts';

interface Erased {
  userId: string;
  service: string;
  erasedAt: Date;
}

/** A service has forgotten a person; with the last of them the deletion is complete. */
export async function noteErased(tx: Tx, erased: Erased): Promise<void> {
  const erasure = await lockErasure(tx, erased.userId);
  if (!erasure || erasure.completedAt) return;
  const done = await addErasurePart(tx, erased);
  if (namesOfServicesWithOwnData.every((name) => done.includes(name)))
    await completeErasure(tx, erased.userId, erased.erasedAt);
}
