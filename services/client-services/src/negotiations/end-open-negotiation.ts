import type { Tx } from '@sidework/chassis/db/db';
import type { Service } from '../services/service.ts';
import { closed } from './negotiation.ts';
import { findOpenNegotiation } from './queries.ts';
import { closeNegotiation } from './save-negotiation.ts';

/** The parties of a service that ended agree on no other terms. */
export async function endOpenNegotiation(tx: Tx, service: Service, at: Date): Promise<void> {
  const open = await findOpenNegotiation(tx, service.id);
  if (open) await closeNegotiation(tx, open, closed(open, 'ended', at), service, at);
}
