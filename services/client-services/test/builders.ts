import type { Db } from '@sidework/chassis/db/db';
import { steadyNow } from '@sidework/chassis/db/steady-clock';
import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import type { Review } from '../src/reviews/review.ts';
import { reviews } from '../src/reviews/table.ts';
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
      startedAt: new Date(steadyNow()),
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the service was not inserted');
  return inserted;
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

export const completed = (completedAt = new Date()) =>
  ({
    status: 'completed',
    progressStage: 'completed',
    progressPercentage: 100,
    completedAt,
  }) as const;

export async function aReview(
  db: Db,
  given: Pick<Review, 'serviceId' | 'professionalId' | 'clientId'> & Partial<Review>,
) {
  const [inserted] = await db
    .insert(reviews)
    .values({
      id: uuidv7(),
      rating: 4,
      comment: 'Neat work.',
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the review was not inserted');
  return inserted;
}
