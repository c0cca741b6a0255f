import { consumer } from '@sidework/chassis/events/consumer';
import { proposalAccepted } from '@sidework/contracts/marketplace/events';
import { beginService } from './begin-service.ts';

export const beginServiceWhenProposalAccepted = consumer({
  name: 'begin-service-when-proposal-accepted',
  event: proposalAccepted,
  async handle(tx, { data, occurredAt }) {
    await beginService(tx, data, occurredAt);
  },
});
