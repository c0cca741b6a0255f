import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';

export const aProposalFact = (client: Actor, professional: Actor) => ({
  proposalId: uuidv7(),
  jobRequestId: uuidv7(),
  clientId: client.id,
  professionalId: professional.id,
  title: 'Repair a leaking tap',
  proposedCostCents: 9_900,
});

export const aJobFact = (client: Actor) => ({
  jobRequestId: uuidv7(),
  clientId: client.id,
  title: 'Repair a leaking tap',
  category: 'plumbing',
});

export const aServiceFact = (client: Actor, professional: Actor) => ({
  serviceId: uuidv7(),
  clientId: client.id,
  professionalId: professional.id,
  title: 'Repair a leaking tap',
  totalAmountCents: 9_900,
});
