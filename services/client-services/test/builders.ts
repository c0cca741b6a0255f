import type { Actor } from '@sidework/chassis/actor';
import type { Db } from '@sidework/chassis/db';
import { v7 as uuidv7 } from 'uuid';
import type { Hire, NewService } from '../src/services/service.ts';
import { services } from '../src/services/table.ts';

/** What a hire of `professional` by `client` carries. */
export function aHire(client: Actor, professional: Actor, given: Partial<Hire> = {}) {
  return {
    proposalId: uuidv7(),
    jobRequestId: uuidv7(),
    clientId: client.id,
    professionalId: professional.id,
    title: 'Repair a leaking tap',
    description: 'The kitchen tap drips day and night.',
    category: 'plumbing',
    proposedCostCents: 9_900,
    ...given,
  };
}

export async function aService(
  db: Db,
  { client, professional, ...given }: Partial<NewService> & { client: Actor; professional: Actor },
) {
  const [inserted] = await db
    .insert(services)
    .values({
      id: uuidv7(),
      clientId: client.id,
      professionalId: professional.id,
      title: 'Repair a leaking tap',
      description: 'The kitchen tap drips day and night.',
      amountCents: 9_900,
      totalAmountCents: 9_900,
      startedAt: new Date(),
      createdAt: new Date(),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the service was not inserted');
  return inserted;
}
