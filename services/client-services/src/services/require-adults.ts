import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import { isKid, people } from '@sidework/chassis/people/people';
import { inArray } from 'drizzle-orm';
import type { Service } from './service.ts';

const words =
  "A young person is part of this work: it needs their guardian's approval, which comes with the job room.";

/**
 * Work of a child goes on in the room where its guardian is, and in no other: also where both were taken for adults when
 * it began. Neither side writes, since what one writes the other reads.
 */
export async function requireAdults(
  tx: Tx,
  { clientId, professionalId }: Pick<Service, 'clientId' | 'professionalId'>,
): Promise<void> {
  const parties = await tx
    .select({ accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]));
  if (parties.some(isKid)) throw conflict('guardian_approval_needed', words);
}
