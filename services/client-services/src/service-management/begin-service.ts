import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { v7 as uuidv7 } from 'uuid';
import { ensureCrmClient } from '../crm-clients/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import { needsOf } from '../services/needs.ts';
import { insertService } from '../services/queries.ts';
import * as Service from '../services/service.ts';
import { tellExpected } from '../services/tell-expected.ts';

/** A hire becomes work: the client enters the professional's CRM, and the service begins at the agreed cost, which waits for its client. */
export async function beginService(tx: Tx, hire: Service.Hire, hiredAt: Date): Promise<void> {
  const { professionalId, clientId } = hire;
  await ensureCrmClient(tx, { professionalId, clientId }, hiredAt);
  const service = await insertService(tx, Service.begin(uuidv7(), hire, hiredAt));
  const { jobRequestId, proposalId } = hire;
  const fact = { ...toServiceFact(service), jobRequestId, proposalId };
  await emit(tx, events.serviceStarted, fact, hiredAt);
  await raiseNeeds(tx, events, needsOf(service), hiredAt);
  await tellExpected(tx, undefined, service, hiredAt);
}

/** An offer that a client accepted in chat becomes work at its terms. */
export async function beginOfferedService(
  tx: Tx,
  offer: Service.AcceptedOffer,
  acceptedAt: Date,
): Promise<void> {
  const { professionalId, clientId, offerId, gigId } = offer;
  await ensureCrmClient(tx, { professionalId, clientId }, acceptedAt);
  const service = await insertService(tx, Service.beginOffered(uuidv7(), offer, acceptedAt));
  const origin = { jobRequestId: null, proposalId: null, offerId, ...(gigId && { gigId }) };
  await emit(tx, events.serviceStarted, { ...toServiceFact(service), ...origin }, acceptedAt);
  await raiseNeeds(tx, events, needsOf(service), acceptedAt);
  await tellExpected(tx, undefined, service, acceptedAt);
}
