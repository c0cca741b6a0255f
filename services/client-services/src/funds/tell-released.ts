import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import { escrowRefunded, escrowReleased } from '@sidework/contracts/client-services/events';
import { eq } from 'drizzle-orm';
import type { Service } from '../services/service.ts';

interface Posted {
  postingId: string;
  grossCents: number;
  feeCents: number;
}

interface Released extends Posted {
  why: 'release' | 'cancellation' | 'dispute';
}

/** Tells what a professional earned: the books take it, and of a release both sides have a notice. */
export const tellReleased = (tx: Tx, service: Service, posted: Released, at: Date) =>
  tell(tx, escrowReleased, service, posted, at);

/** Tells what of it went back. */
export const tellRefunded = (tx: Tx, service: Service, posted: Posted, at: Date) =>
  tell(tx, escrowRefunded, service, posted, at);

async function tell(
  tx: Tx,
  event: typeof escrowReleased | typeof escrowRefunded,
  { id: serviceId, professionalId, clientId, title }: Service,
  posted: Posted,
  at: Date,
): Promise<void> {
  if (posted.grossCents === 0) return;
  const [client] = await tx
    .select({ fullName: people.fullName })
    .from(people)
    .where(eq(people.id, clientId));
  await emit(
    tx,
    event as typeof escrowReleased,
    {
      ...{ ...posted, serviceId, professionalId, clientId, title, at: at.toISOString() },
      clientName: shownName(client?.fullName ?? null),
    },
    at,
  );
}
