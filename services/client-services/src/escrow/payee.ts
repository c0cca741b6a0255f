import type { Tx } from '@sidework/chassis/db/db';
import { findChild } from '../people/queries.ts';
import { keeperOf } from '../services/service-of-child.ts';

/** Earnings are on the balance of the person who earned them, and a child's on its guardian's (D-38). */
export async function payeeOf(tx: Tx, earnerId: string): Promise<string> {
  const child = await findChild(tx, earnerId);
  return child ? keeperOf(child) : earnerId;
}
