import type { Tx } from '@sidework/chassis/db/db';
import { findChild } from '../people/queries.ts';
import { keeperOf } from '../services/service-of-child.ts';

/** Whose balance is somebody's earnings: a child's are kept by its guardian (decision 38). */
export async function payeeOf(tx: Tx, earnerId: string): Promise<string> {
  const child = await findChild(tx, earnerId);
  return child ? keeperOf(child) : earnerId;
}
