import { consumer } from '@sidework/chassis/events/consumer';
import { proposalAccepted } from '@sidework/contracts/marketplace/events';
import { offerAccepted } from '@sidework/contracts/network-chat/events';
import { beginOfferedService, beginService } from './begin-service.ts';

export const beginServiceWhenProposalAccepted = consumer({
  name: 'begin-service-when-proposal-accepted',
  event: proposalAccepted,
  async handle(tx, { data, occurredAt }) {
    await beginService(tx, data, occurredAt);
  },
});

export const beginServiceWhenOfferAccepted = consumer({
  name: 'begin-service-when-offer-accepted',
  event: offerAccepted,
  async handle(tx, { data, occurredAt }) {
    await beginOfferedService(tx, data, occurredAt);
  },
});
