import type { Tx } from '@sidework/chassis/db/db';
import { findChild } from '../people/queries.ts';
import type { Service } from '../services/service.ts';
import { keeperOf } from '../services/service-of-child.ts';

/** Earnings are on the balance of the person who earned them, and a child's on its guardian's (D-38). */
export async function payeeOf(tx: Tx, earnerId: string): Promise<string> {
  const child = await findChild(tx, earnerId);
  return child ? keeperOf(child) : earnerId;
}

/** The sides that papers of work go to. A child without a guardian is left out, because no paper may stop money. */
export async function sidesOfPapers(
  tx: Tx,
  { clientId, professionalId }: Pick<Service, 'clientId' | 'professionalId'>,
): Promise<string[]> {
  const child = await findChild(tx, professionalId);
  const keepers = child ? child.guardianIds.slice(0, 1) : [professionalId];
  return [clientId, ...keepers];
}

/** The people whose money a service moves: both sides, and the guardians of a child who does it. */
export async function concernedBy(
  tx: Tx,
  { clientId, professionalId }: Service,
): Promise<string[]> {
  const child = await findChild(tx, professionalId);
  return [clientId, professionalId, ...(child?.guardianIds ?? [])];
}
