import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { isKid } from '@sidework/chassis/people/people';
import { approvedName, nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  escrowRefunded,
  escrowReleased,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import { partiesOf } from './queries.ts';

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

interface Refunded extends Posted {
  why: 'refund' | 'cancellation_fee';
}

/** Tells what of it went back. */
export const tellRefunded = (tx: Tx, service: Service, posted: Refunded, at: Date) =>
  tell(tx, escrowRefunded, service, posted, at);

/** Tells what a client says to have paid elsewhere: the professional hears of it, and their books take it. */
export async function tellPaidOutside(
  tx: Tx,
  service: Service,
  posted: { postingId: string; amountCents: number },
  at: Date,
): Promise<void> {
  const clientName = await clientNameOf(tx, service);
  const fact = { ...toServiceFact(service), ...posted, clientName, at: at.toISOString() };
  await emit(tx, servicePaidOutside, fact, at);
}

async function tell(
  tx: Tx,
  event: typeof escrowReleased | typeof escrowRefunded,
  service: Service,
  posted: Released | Refunded,
  at: Date,
): Promise<void> {
  if (posted.grossCents === 0) return;
  const { id: serviceId, professionalId, clientId, title } = service;
  await emit(
    tx,
    event as typeof escrowReleased,
    {
      ...(posted as Released),
      serviceId,
      professionalId,
      clientId,
      title,
      at: at.toISOString(),
      clientName: await clientNameOf(tx, service),
    },
    at,
  );
}

/** The books of a child name its client as its guardian read it. */
async function clientNameOf(tx: Tx, service: Service) {
  const { professionalId, clientId, approvedClient } = service;
  const parties = await partiesOf(tx, service);
  const client = parties.find(({ id }) => id === clientId);
  const isOfChild = parties.some((party) => party.id === professionalId && isKid(party));
  if (!isOfChild || !client?.fullName) return shownName(client?.fullName ?? null);
  return approvedClient ? approvedName(approvedClient) : nameForChildren(client.fullName);
}
