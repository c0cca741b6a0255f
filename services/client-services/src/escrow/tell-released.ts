import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { escrowRefunded, escrowReleased } from '@sidework/contracts/client-services/events/money';
import type { Service } from '../services/service.ts';
import { abroadOf } from './client-abroad.ts';
import { clientNameOf } from './client-name.ts';

interface Posted {
  /** Null where no money moved, of which nothing is told. */
  postingId: string | null;
  grossCents: number;
  feeCents: number;
}

interface Released extends Posted {
  why: 'release' | 'cancellation' | 'dispute';
}

/** Tells what a professional earned: the books take it, and of a release both sides have a notice. */
export const tellReleased = (tx: Tx, service: Service, posted: Released, at: Date) =>
  tell(tx, escrowReleased, service, posted, at);

interface Refunded extends Posted {
  why: 'refund' | 'cancellation_fee';
}

/** Tells what of it went back. */
export const tellRefunded = (tx: Tx, service: Service, posted: Refunded, at: Date) =>
  tell(tx, escrowRefunded, service, posted, at);

async function tell(
  tx: Tx,
  event: typeof escrowReleased | typeof escrowRefunded,
  service: Service,
  posted: Released | Refunded,
  at: Date,
): Promise<void> {
  const { postingId } = posted;
  if (!postingId || posted.grossCents === 0) return;
  const { id: serviceId, professionalId, clientId, title } = service;
  await emit(
    tx,
    event as typeof escrowReleased,
    {
      ...(posted as Released),
      postingId,
      serviceId,
      professionalId,
      clientId,
      title,
      at: at.toISOString(),
      clientName: await clientNameOf(tx, service),
      ...(await abroadOf(tx, service)),
    },
    at,
  );
}
