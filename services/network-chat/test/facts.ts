import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';

/** What events of marketplace tell of a proposal of `professional` on a job of `client`. */
export const aProposalFact = (client: Actor, professional: Actor) => ({
  proposalId: uuidv7(),
  jobRequestId: uuidv7(),
  clientId: client.id,
  professionalId: professional.id,
  title: 'Repair a leaking tap',
  proposedCostCents: 9_900,
});

/** What events of marketplace tell of a job of `client`. */
export const aJobFact = (client: Actor) => ({
  jobRequestId: uuidv7(),
  clientId: client.id,
  title: 'Repair a leaking tap',
  category: 'plumbing',
});

/** What events of client-services tell of work of `professional` for `client`. */
export const aServiceFact = (client: Actor, professional: Actor) => ({
  serviceId: uuidv7(),
  clientId: client.id,
  professionalId: professional.id,
  title: 'Repair a leaking tap',
  totalAmountCents: 9_900,
});
